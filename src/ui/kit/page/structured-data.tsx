interface StructuredDataProps {
  /** Properties in the vocabulary of schema.org. */
  data: Record<string, unknown>;
}

/** Structured data of a page for search engines, as JSON-LD. */
export const StructuredData = ({ data }: StructuredDataProps) => (
  // Escapes `<`, so that no text can close the script element.
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
  </script>
);

/** The newsroom as an organization; `origin` is empty in a page rendered in the browser. */
export const organization = (siteName: string, origin: string) => ({
  '@type': 'NewsMediaOrganization',
  name: siteName,
  ...(origin === '' ? {} : { url: `${origin}/` }),
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
});
