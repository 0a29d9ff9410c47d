import type { ArticlePage } from '#core/article/article-page.ts';

interface StructuredDataProps {
  article: ArticlePage;
  siteName: string;
}

/** The article for search engines, as schema.org's NewsArticle. */
export function StructuredData({ article, siteName }: StructuredDataProps) {
  const { title, description, author, category, published, isPremium } = article;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description,
    articleSection: category.name,
    isAccessibleForFree: !isPremium,
    ...(published.publishedAt ? { datePublished: published.publishedAt } : {}),
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    publisher: { '@type': 'NewsMediaOrganization', name: siteName },
  };
  // Escaped, so that no text of an article can end the script element.
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
