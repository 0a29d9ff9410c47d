import { type ReactNode, useEffect, useState } from 'react';
import type { ImageUse } from '#core/image/image-use.ts';
import { adminClient } from '../parts/api/admin-client.ts';
import { sectionOfCollection } from '../shell/sections.ts';
import { usesInWords } from './uses-in-words.ts';

/** Returns the records that use any of these pictures; `undefined` while loading. */
function useUses(ids: readonly string[]): ImageUse[] | undefined {
  const [uses, setUses] = useState<ImageUse[]>();
  const asked = ids.join('\n');
  useEffect(() => {
    let isCurrent = true;
    setUses(undefined);
    adminClient()
      .ask('GET /admin/images/uses', { id: asked.split('\n') })
      .then((found) => isCurrent && setUses(found), console.error);
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return uses;
}

interface ImageUsesProps {
  ids: readonly string[];
  /** Shown below the list, if anything uses the pictures. */
  children?: ReactNode;
}

/** Records that use these pictures, with links to their editors. */
export function ImageUses({ ids, children }: ImageUsesProps) {
  const uses = useUses(ids);
  return (
    <section aria-label="Usage" className="mt-3 border-rule border-t pt-3 text-ui">
      <p role="status" className="text-label">
        {uses ? usesInWords(uses) : 'Looking for what uses it…'}
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
