import type { ReactNode } from 'react';
import { adminClient } from '../parts/api/admin-client.ts';
import { useLoaded } from '../parts/api/use-loaded.ts';
import { sectionOfCollection } from '../shell/sections.ts';
import { usesInWords } from './uses-in-words.ts';

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
    <section aria-label="Usage" className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="text-label">
        {uses
          ? usesInWords(uses)
          : failure
            ? `What uses it could not be loaded. ${failure.detail}`
            : 'Looking for what uses it…'}
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
