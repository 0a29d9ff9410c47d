import type { ReactNode } from 'react';
import type { ImageUse } from '#core/image/image-use.ts';
import { counted, inList } from '#core/locale/plural.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { sectionOfCollection, sections } from '../shell/sections.ts';

/** Sentence on the uses, such as `Used in 1 article and 2 web stories`, in the sidebar's order. */
export function usesInWords(uses: readonly ImageUse[]): string {
  const used = sections.flatMap(({ collection, nouns = words.records }) => {
    const count = uses.filter((use) => use.collection === collection).length;
    return count === 0 ? [] : [counted(count, nouns)];
  });
  return used.length === 0 ? words.unused : words.usedIn(inList(used));
}

interface ImageUsesProps {
  ids: readonly string[];
  /** Shown below the list, if anything uses the pictures. */
  children?: ReactNode;
}

/** Records that use these pictures, with links to their editors. */
export function ImageUses({ ids, children }: ImageUsesProps) {
  const { value: uses, failure } = useLoaded(ids.join('\n'), () =>
    adminClient().ask('GET /admin/images/uses', { id: [...ids] }),
  );
  return (
    <section aria-label={words.usage} className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="text-label">
        {uses
          ? usesInWords(uses)
          : failure
            ? words.usesNotLoaded(failure.detail)
            : words.lookingForWhatUses}
      </p>
      {uses && uses.length > 0 ? (
        <>
          <ul className="mt-1.5 grid max-h-40 gap-1 overflow-auto wrap-anywhere">
            {uses.map(({ collection, id, title }) => (
              <li key={`${collection} ${id}`}>
                <a
                  href={`${sectionOfCollection(collection)?.path}?edit=${encodeURIComponent(id)}`}
                  className="prose-link inline-block min-h-6"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {children}
        </>
      ) : null}
    </section>
  );
}
