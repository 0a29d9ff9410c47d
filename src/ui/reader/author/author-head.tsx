import type { AuthorPage } from '#core/author/author-page.ts';
import { safeLink } from '#core/text/safe-address.ts';
import { Icon } from '#ui/kit/design/icon.tsx';
import { LanguageSpan } from '#ui/kit/design/language-span.tsx';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { authorFeedPath } from '#ui/routes.ts';
import * as words from '#ui/words/fronts-words.ts';
import { Portrait } from './portrait.tsx';

type Author = AuthorPage['author'];

interface AuthorHeadProps {
  author: Author;
  /** True where the site has feeds. */
  hasFeed: boolean;
}

/** Portrait, role and name on a strong rule, with the half disc at its right end. */
function Nameplate({ author: { name, role, picture } }: { author: Author }) {
  return (
    <div className="relative flex items-end gap-5 border-strong border-b-2 pt-6 md:gap-7 md:pe-30 md:after:absolute md:after:end-0 md:after:bottom-0 md:after:half-disc md:after:[--disc-width:88px]">
      {picture && <Portrait picture={picture} size={160} eager className="size-24 md:size-40" />}
      <div className="min-w-0 pb-3">
        {role !== '' && (
          <p className="mb-1 text-nav text-sec" {...writtenIn(role)}>
            {role}
          </p>
        )}
        <h1 className="text-splash wrap-anywhere" {...writtenIn(name)}>
          {name}
        </h1>
      </div>
    </div>
  );
}

const linkLook = 'inline-flex min-h-11 items-center gap-2 text-label hover:underline-ui';

function Links({ author: { slug, links }, hasFeed }: AuthorHeadProps) {
  const safe = links.flatMap(({ label, address }) => {
    const href = safeLink(address);
    return href === undefined ? [] : [{ label, href }];
  });
  if (safe.length === 0 && !hasFeed) return null;
  return (
    <ul className="flex flex-wrap content-start gap-x-6 lg:col-span-4 lg:col-start-9 lg:flex-col">
      {safe.map(({ label, href }) => (
        <li key={`${label} ${href}`} className="min-w-0">
          <a href={href} rel="me" className={linkLook}>
            <Icon name={href.startsWith('mailto:') ? 'mail' : 'link'} />
            <span className="min-w-0 wrap-anywhere">
              <LanguageSpan text={label} />
            </span>
          </a>
        </li>
      ))}
      {hasFeed && (
        <li>
          <a href={authorFeedPath(slug)} className={linkLook}>
            <Icon name="feed" />
            {words.articlesAsAFeed}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Head of an author's page: nameplate, biography and links. */
export function AuthorHead(props: AuthorHeadProps) {
  const { biography } = props.author;
  const paragraphs = biography.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <>
      <Nameplate author={props.author} />
      <div className="grid gap-x-(--gutter) gap-y-5 pt-4.5 pb-1 lg:grid-cols-12 lg:pt-5.5 lg:pb-2">
        <div className="lg:col-span-7">
          {paragraphs.map((text) => (
            <p
              key={text}
              className="max-w-prose font-serif text-[1.125rem]/7 text-ink-2 wrap-anywhere [&+p]:mt-[0.7em]"
              {...writtenIn(text)}
            >
              {text}
            </p>
          ))}
        </div>
        <Links {...props} />
      </div>
    </>
  );
}
