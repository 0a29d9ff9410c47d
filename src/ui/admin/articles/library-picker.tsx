import { useEffect, useState } from 'react';
import { answerOf } from '#api/client.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { hashOf } from '#core/hash.ts';
import type { LibraryImage } from '#core/image/library-image.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import { adminClient } from '../parts/admin-client.ts';

interface LibraryPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (image: LibraryImage) => void;
}

async function imagesOn(page: number, q: string): Promise<RecordList<'imageLibrary'>> {
  const list = await answerOf(
    adminClient()[':collection'].$get({
      param: { collection: 'imageLibrary' },
      query: { q, page: String(page) },
    }),
  );
  return list as unknown as RecordList<'imageLibrary'>;
}

function useLibrary(search: string) {
  const [page, setPage] = useState(1);
  const [list, setList] = useState<RecordList<'imageLibrary'>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    imagesOn(page, search).then(
      (found) => isCurrent && setList(found),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, search]);
  return { list, hasFailed, page, setPage };
}

function Library({ onClose, onChoose }: Omit<LibraryPickerProps, 'isOpen'>) {
  const [search, setSearch] = useState('');
  const { list, hasFailed, page, setPage } = useLibrary(search);
  return (
    <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,45rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-paper text-ink text-ui shadow-float">
      <div className="flex flex-wrap items-center gap-3 border-rule border-b px-5 py-3">
        <h2 className="flex-1 text-title">Image Library</h2>
        <input
          type="search"
          aria-label="Search the image library"
          placeholder="Search alt texts"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
          className="field-box min-h-9 max-w-60 py-1.5"
        />
      </div>
      <div className="overflow-auto p-5">
        {hasFailed ? <p role="alert">The image library could not be read.</p> : null}
        {list?.records.length === 0 ? <p>No images here.</p> : null}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {list?.records.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                onClick={() => onChoose(image)}
                className="grid w-full gap-1.5 text-left hover:underline-ui"
              >
                <Picture
                  picture={{ src: image.url, alt: '', placeholder: hashOf(image.id) % 4 }}
                  ratio="4:3"
                  isDecorative
                />
                <span className="line-clamp-2 break-words text-[0.8125rem]/4.5">
                  {image.alt || 'Picture without alt text'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
        {list && list.pages > 1 ? (
          <>
            <Button tone="line" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <Button
              tone="line"
              size="small"
              disabled={page >= list.pages}
              onClick={() => setPage(page + 1)}
            >
              Next
            </Button>
          </>
        ) : null}
        <Button tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Pictures that the newsroom has already. */
export function LibraryPicker({ isOpen, onClose, onChoose }: LibraryPickerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Image Library">
      <Library onClose={onClose} onChoose={onChoose} />
    </Dialog>
  );
}
