const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);

/** Parses a page of S3's `ListObjectsV2`; `next` is the continuation token. */
export function readS3Listing(xml: string): {
  files: { key: string; size: number }[];
  next: string | undefined;
} {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textIn(content, 'Key') ?? '',
    size: Number(textIn(content, 'Size')),
  }));
  return { files, next: textIn(xml, 'NextContinuationToken') };
}
