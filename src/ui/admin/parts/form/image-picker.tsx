import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDERS } from '#core/article/article-card.ts';
import type { RecordList } from '#core/back-office/record-list.ts';
import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { Dialog } from '#ui/kit/design/dialog.tsx';
import { Icon } from '#ui/kit/design/icon.tsx';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as partsWords from '#ui/words/admin/parts-words.ts';
import { adminClient } from '../api/admin-client.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { focusFirstField } from './field-focus.ts';

/** A picture of the library as a decorative tile, cropped around its focal point. */
export const LibraryPicture = ({
  image: { id, url, alt, focus, crop },
}: {
  image: LibraryImage;
}) => (
  <Picture
    picture={{ src: url, alt, placeholder: hashOf(id) % PLACEHOLDERS, focus, crop }}
    ratio="4:3"
    isDecorative
  />
);

/** A page of the image library, filtered by alt text. */
export const listImages = (q: string, page: number): Promise<RecordList<'images'>> =>
  adminClient().ask('GET /admin/images', { q, page: String(page) });

interface ImagePickerProps {
  isOpen: boolean;
  onPick: (image: LibraryImage) => void;
  onClose: () => void;
}

/** Milliseconds without a keystroke before a search begins. */
const PAUSE = 200;

function Library({ onPick, onClose }: Omit<ImagePickerProps, 'isOpen'>) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { value: list, failure } = useLoaded(`${page} ${search}`, () => listImages(search, page), {
    pause: search ? PAUSE : 0,
    keepsFormer: true,
  });
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(picker.current), []);

  return (
    <div
      ref={picker}
      className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,48rem)] grid-rows-[auto_auto_minmax(0,1fr)_auto] rounded-2 bg-paper text-ink text-ui shadow-float"
    >
      <div className="flex min-h-14 items-center gap-3 border-rule border-b py-1 pe-2 ps-5">
        <h2 className="flex-1 text-title">{partsWords.chooseFromTheLibrary}</h2>
        <button
          type="button"
          aria-label={partsWords.close}
          onClick={onClose}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="px-5 pt-4">
        <input
          type="search"
          aria-label={partsWords.searchTheLibrary}
          placeholder={partsWords.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
          // Enter would submit the surrounding editor's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="field-box"
        />
      </div>
      <div className="overflow-auto p-5">
        {failure ? <p role="alert">{partsWords.libraryNotLoaded(failure.detail)}</p> : null}
        {list?.total === 0 ? (
          <p className="text-ink-2">
            {search ? partsWords.nothingFound(search) : partsWords.theLibraryHoldsNoImages}
          </p>
        ) : null}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {list?.records.map((image) => (
            <li key={image.id}>
              <button
                type="button"
                onClick={() => onPick(image)}
                className="block w-full text-start hover:underline-ui"
              >
                <LibraryPicture image={image} />
                <span className="mt-1 line-clamp-2 break-words text-meta">{imageLabel(image)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {list && list.pages > 1 ? (
        <div className="flex justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          <Button
            tone="line"
            size="small"
            disabled={list.page <= 1}
            onClick={() => setPage(list.page - 1)}
          >
            {partsWords.previous}
          </Button>
          <Button
            tone="line"
            size="small"
            disabled={list.page >= list.pages}
            onClick={() => setPage(list.page + 1)}
          >
            {partsWords.next}
          </Button>
        </div>
      ) : (
        <span />
      )}
    </div>
  );
}

/** Dialog that chooses a picture from the library. */
export function ImagePicker({ isOpen, ...library }: ImagePickerProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={library.onClose}
      label={partsWords.chooseFromTheLibrary}
      className="room-for-toasts"
    >
      <Library {...library} />
    </Dialog>
  );
}
