import type { ListedTag } from '#core/tag/tag-page.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import { tagPath } from '#ui/routes.ts';
import * as words from '#ui/words/article-words.ts';

/** Tags of an article, as links to their pages. */
export function Topics({ tags }: { tags: readonly ListedTag[] }) {
  if (tags.length === 0) return null;
  return (
    <nav
      aria-label={words.topics}
      className="mt-6 flex flex-wrap items-center gap-x-5 border-rule border-t py-2 print:hidden"
    >
      <h2 className="font-bold text-ink-3 text-ui">{words.topics}</h2>
      {tags.map(({ id, name, slug }) => (
        <a
          key={id}
          href={tagPath(slug)}
          {...writtenIn(name)}
          className="group inline-flex min-h-11 min-w-0 items-center text-nav"
        >
          <span className="min-w-0 border-sec border-b-2 pb-px wrap-anywhere group-hover:-mb-0.5 group-hover:border-b-4">
            {name}
          </span>
        </a>
      ))}
    </nav>
  );
}
