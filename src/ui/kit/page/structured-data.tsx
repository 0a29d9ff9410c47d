interface StructuredDataProps {
  /** In the words of schema.org. */
  data: Record<string, unknown>;
}

/** Structured data of a page for search engines, as JSON-LD. */
export const StructuredData = ({ data }: StructuredDataProps) => (
  // Escaped, so that no text can end the script element.
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
  </script>
);

/** The newsroom itself; `origin` is empty in a page that a browser renders. */
export const organization = (siteName: string, origin: string) => ({
  '@type': 'NewsMediaOrganization',
  name: siteName,
  ...(origin === '' ? {} : { url: `${origin}/` }),
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
});
