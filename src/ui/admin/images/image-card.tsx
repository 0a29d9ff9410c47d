import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { AdminIcon, type AdminIconName } from '../parts/admin-icon.tsx';
import { LibraryPicture } from '../parts/form/image-picker.tsx';
import { ChooseBox } from '../parts/table/choose-box.tsx';

interface CardButtonProps {
  icon: AdminIconName;
  label: string;
  name: string;
  onClick: () => void;
  isOpener?: boolean;
}

function CardButton({ icon, label, name, onClick, isOpener = false }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${name}`}
      title={label}
      data-opens={isOpener ? '' : undefined}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-2 text-ink-2 hover:bg-wash-2 hover:text-ink pointer-coarse:size-11"
    >
      <AdminIcon name={icon} />
    </button>
  );
}

/** Copies a picture's address; a path becomes an absolute address. */
async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(
      URL.canParse(url, location.href) ? new URL(url, location.href).href : url,
    );
    showToast({ title: words.copied, text: words.imageUrlCopiedToClipboard });
  } catch {
    showToast({ title: words.notCopied, text: words.thisBrowserDidNotAllow, isError: true });
  }
}

interface ImageCardProps {
  image: LibraryImage;
  /** State and actions; absent for users who may only view the picture. */
  changing:
    | {
        isChosen: boolean;
        onChoose: (isChosen: boolean, isRange: boolean) => void;
        onEdit: () => void;
        onDelete: () => void;
      }
    | undefined;
}

/** A picture of the library, with its alt text and actions. */
export function ImageCard({ image, changing }: ImageCardProps) {
  const { id, url } = image;
  const name = imageLabel(image);
  return (
    <li className="grid content-start">
      <div className="night relative">
        <LibraryPicture image={image} />
        <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-[rgb(11_17_23/0.86)] px-2.5 py-1.5">
          {changing && (
            <ChooseBox
              id={`choose-${id}`}
              name={name}
              isChosen={changing.isChosen}
              onChange={changing.onChoose}
            />
          )}
          <label
            htmlFor={`choose-${id}`}
            title={name}
            className="line-clamp-1 text-[0.8125rem]/4.5 sm:line-clamp-2"
          >
            {name}
          </label>
        </div>
      </div>
      <div className="flex justify-end gap-0.5 bg-wash">
        <CardButton
          icon="copy"
          label={words.copyUrl}
          name={name}
          onClick={() => void copyUrl(url)}
        />
        {changing && (
          <>
            <CardButton
              icon="edit"
              label={words.edit}
              name={name}
              onClick={changing.onEdit}
              isOpener
            />
            <CardButton
              icon="delete"
              label={words.deleteLabel}
              name={name}
              onClick={changing.onDelete}
            />
          </>
        )}
      </div>
    </li>
  );
}
