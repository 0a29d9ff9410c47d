import type { NewsMediaOrganization } from 'schema-dts';
import { iconAddress } from '#core/image/icon-address.ts';
import { iconOf } from '#core/look/look.ts';
import type { Site } from '#core/site/site.ts';

interface StructuredDataProps {
  /** Properties in the vocabulary of schema.org. */
  data: object & { '@type': string };
}

/** Structured data of a page for search engines, as JSON-LD. */
export const StructuredData = ({ data }: StructuredDataProps) => (
  // Escapes `<`, so that no text can close the script element.
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
  </script>
);

type OrganizationSite = Pick<Site, 'settings' | 'look'>;

/** The newsroom as an organization; `origin` is empty in a page rendered in the browser. */
export function organization({ settings: { siteName }, look }: OrganizationSite, origin: string) {
  const icon = iconOf(look);
  return {
    '@type': 'NewsMediaOrganization',
    name: siteName,
    ...(origin === '' ? {} : { url: `${origin}/` }),
    logo: {
      '@type': 'ImageObject',
      url: `${origin}${icon ? iconAddress(icon, 512) : '/icon-512.png'}`,
    },
  } as const satisfies NewsMediaOrganization;
}
