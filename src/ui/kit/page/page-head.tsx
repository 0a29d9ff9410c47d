import { useContext } from 'react';
import type { ShareCard } from '#core/image/share-card.ts';
import { SITE_FEED } from '../../routes.ts';
import { ServerPageContext } from './server-page.ts';
import { sharePicture } from './share-picture.ts';

interface PageHeadProps {
  title: string;
  /** Title in previews of a shared link; default `title`. */
  shareTitle?: string | undefined;
  siteName: string;
  /** Meta description. */
  description: string;
  /** Description in previews of a shared link; default `description`. */
  shareDescription?: string;
  /** Canonical path of the page. */
  path: string;
  /** Keeps search engines from indexing the page. */
  isUnlisted?: boolean;
  /** Preview picture with its alternative text; default: the site's picture. */
  image?: { src?: string | undefined; alt?: string } | undefined;
  /** Card that the server draws for previews of a shared link, in place of `image`. */
  card?: ShareCard | undefined;
  /** Open Graph properties of an article page. */
  article?: {
    publishedAt?: string | undefined;
    updatedAt?: string | undefined;
    section: string;
    authors: readonly string[];
  };
  /** Feed of the page; default: the site's feed. */
  feed?: { path: string; title: string };
}

/**
 * Absolute form of an address; unchanged while `origin` is empty, as in a page rendered in the
 * browser.
 */
export const absoluteAddress = (address: string, origin: string): string =>
  origin && URL.canParse(address, origin) ? new URL(address, origin).href : address;

interface PropertyProps {
  name: string;
  value: string | number | undefined;
}

const Property = ({ name, value }: PropertyProps) =>
  value === undefined || value === '' ? null : <meta property={name} content={String(value)} />;

function ArticleProperties({ article }: { article: NonNullable<PageHeadProps['article']> }) {
  return (
    <>
      <Property name="article:published_time" value={article.publishedAt} />
      <Property name="article:modified_time" value={article.updatedAt} />
      <Property name="article:section" value={article.section} />
      {article.authors.map((name) => (
        <Property key={name} name="article:author" value={name} />
      ))}
    </>
  );
}

/** Open Graph metadata for previews of a shared link (ogp.me). */
function Preview(props: Omit<PageHeadProps, 'feed'> & { origin: string }) {
  const { title, siteName, description, path, image, card, article, origin } = props;
  // `og:site_name` states the site's name already.
  const ownTitle = title.endsWith(` - ${siteName}`)
    ? title.slice(0, -` - ${siteName}`.length)
    : title;
  const cards = useContext(ServerPageContext)?.cards;
  const drawn = card && cards?.addressOf(card);
  const picture = sharePicture(image?.src, drawn);
  return (
    <>
      <Property name="og:url" value={origin + path} />
      <Property name="og:type" value={article ? 'article' : 'website'} />
      <Property name="og:site_name" value={siteName} />
      <Property name="og:title" value={props.shareTitle ?? ownTitle} />
      <Property name="og:description" value={props.shareDescription ?? description} />
      <Property name="og:image" value={absoluteAddress(picture.src, origin)} />
      <Property name="og:image:width" value={picture.width} />
      <Property name="og:image:height" value={picture.height} />
      <Property name="og:image:alt" value={drawn ? card?.title : image?.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <ArticleProperties article={article} />}
    </>
  );
}

/** Metadata of a page: title, description, robots, canonical address, preview, feed. */
export function PageHead({ feed, ...page }: PageHeadProps) {
  const server = useContext(ServerPageContext);
  const origin = server?.origin ?? '';
  const { title, description, path, isUnlisted } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="robots" content="max-image-preview:large" />
          <link rel="canonical" href={origin + path} />
          <Preview {...page} origin={origin} />
          {server && (
            <link
              rel="alternate"
              type="application/rss+xml"
              href={feed?.path ?? SITE_FEED}
              title={feed?.title ?? page.siteName}
            />
          )}
        </>
      )}
    </>
  );
}
