import { useContext } from 'react';
import { safeMedia } from '#core/safe-address.ts';
import { ServerPageContext } from './server-page.ts';

interface PageHeadProps {
  title: string;
  siteName: string;
  /** For search engines and previews. */
  description: string;
  /** The one address of the page, whatever led to it. */
  path: string;
  /** Not for search engines. */
  isUnlisted?: boolean;
  type?: 'article' | 'website';
  /** The picture of a preview. */
  image?: string | undefined;
}

/** An address as others see it; a page that a browser renders has only its path. */
const absolute = (address: string, origin: string): string =>
  origin && URL.canParse(address, origin) ? new URL(address, origin).href : address;

/** What a page says of itself in its head. */
export function PageHead(props: PageHeadProps) {
  const { title, siteName, description, path, isUnlisted, type = 'website', image } = props;
  const origin = useContext(ServerPageContext)?.origin ?? '';
  const preview = image === undefined ? undefined : safeMedia(image);
  const address = origin + path;
  // The site's name is said beside it.
  const ownTitle = title.endsWith(` - ${siteName}`)
    ? title.slice(0, -` - ${siteName}`.length)
    : title;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={ownTitle} />
          <meta property="og:description" content={description} />
          {preview && !preview.startsWith('data:') && (
            <meta property="og:image" content={absolute(preview, origin)} />
          )}
        </>
      )}
    </>
  );
}
