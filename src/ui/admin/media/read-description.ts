/** What a picture's file says about it. Its place (GPS) is not read. */
export interface PictureDescription {
  alt?: string;
  caption?: string;
  /** Photographer, and agency if it is named apart. */
  credit?: string;
  rights?: string;
  tags?: readonly string[];
  /** Day on which it was taken, `2026-11-21`. */
  takenOn?: string;
}

/** Limits of the image library's form; longer texts are cut, further tags left out. */
const LONGEST = {
  alt: 1000,
  caption: 1000,
  credit: 200,
  rights: 5000,
  tag: 100,
  tags: 30,
} as const;

type Tags = Readonly<Record<string, unknown>>;

/**
 * Text of an IPTC field: UTF-8 where its bytes are, as every program writes it today, else Latin-1, which the parser
 * takes all of them for.
 */
function iptcText(text: string): string {
  const codes = Array.from(text, (sign) => sign.charCodeAt(0));
  if (codes.some((code) => code > 255)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return text;
  }
}

/** Texts in a value of XMP: a text, a text with its language, or a list of them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && 'value' in value
    ? textsIn(value.value)
    : [];
}

/** First text that one of the values has, cut to a length. */
function firstOf(most: number, ...values: unknown[]): string | undefined {
  const [found] = values.flatMap(textsIn);
  return found === undefined ? undefined : [...found].slice(0, most).join('').trim();
}

/** Cameras describe each picture by their own name. */
const spoken = (text: unknown): unknown =>
  typeof text === 'string' && /digital (still )?camera$/i.test(text.trim()) ? undefined : text;

/** Day of an EXIF, IPTC or XMP date, `undefined` if it is none. */
function dayOf(...values: unknown[]): string | undefined {
  for (const text of values.flatMap(textsIn)) {
    const [, year, month, day] = /^(\d{4})[-:]?(\d{2})[-:]?(\d{2})/.exec(text) ?? [];
    if (year && month && day && Date.parse(`${year}-${month}-${day}`)) {
      return `${year}-${month}-${day}`;
    }
  }
  return undefined;
}

/** Photographer and agency, each once. */
function creditOf(by: string | undefined, agency: string | undefined): string | undefined {
  if (!(by && agency)) return by ?? agency;
  return by.includes(agency) ? by : [...`${by} / ${agency}`].slice(0, LONGEST.credit).join('');
}

/** Drops the fields without a value. */
const known = (description: { [Name in keyof PictureDescription]: unknown }): PictureDescription =>
  Object.fromEntries(
    Object.entries(description).filter(([, value]) => value !== undefined),
  ) as PictureDescription;

/** Parses a file's own data; loads the parser with the first upload. */
async function parsed(file: Blob): Promise<unknown> {
  const { default: exifr } = await import('exifr');
  return exifr.parse(await file.arrayBuffer(), {
    ...{ tiff: true, exif: true, iptc: true, xmp: true },
    ...{ gps: false, icc: false, jfif: false, makerNote: false, userComment: false },
    ...{ mergeOutput: false, reviveValues: false },
  });
}

/**
 * Reads what a file says about its picture: XMP, then IPTC, then EXIF. Returns nothing for formats without such data, or
 * with unreadable data.
 */
export async function readDescription(file: Blob): Promise<PictureDescription> {
  const read = (await parsed(file).catch(() => undefined)) as
    | Readonly<Record<string, Tags | undefined>>
    | undefined;
  const { ifd0 = {}, exif = {}, iptc: coded = {}, dc = {}, photoshop = {} } = read ?? {};
  const { Iptc4xmpCore: core = {}, xmpRights = {} } = read ?? {};
  const iptc: Tags = Object.fromEntries(
    Object.entries(coded).map(([name, value]) => [
      name,
      Array.isArray(value) || typeof value === 'string' ? textsIn(value).map(iptcText) : value,
    ]),
  );
  const tags = [...textsIn(dc.subject), ...textsIn(iptc.Keywords)].map((tag) =>
    [...tag.replaceAll(',', ' ')].slice(0, LONGEST.tag).join('').trim(),
  );
  return known({
    alt: firstOf(LONGEST.alt, core.AltTextAccessibility),
    caption: firstOf(LONGEST.caption, dc.description, iptc.Caption, spoken(ifd0.ImageDescription)),
    credit: creditOf(
      firstOf(LONGEST.credit, dc.creator, iptc.Byline, ifd0.Artist),
      firstOf(LONGEST.credit, photoshop.Credit, iptc.Credit, photoshop.Source, iptc.Source),
    ),
    rights: firstOf(
      LONGEST.rights,
      dc.rights,
      iptc.CopyrightNotice,
      ifd0.Copyright,
      xmpRights.UsageTerms,
    ),
    tags: tags.length === 0 ? undefined : [...new Set(tags)].slice(0, LONGEST.tags),
    takenOn: dayOf(exif.DateTimeOriginal, photoshop.DateCreated, iptc.DateCreated),
  });
}
