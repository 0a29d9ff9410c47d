import { PLACEHOLDERS } from '#core/article/article-card.ts';
import { imageLabel, type LibraryImage } from '#core/image/library-image.ts';
import { hashOf } from '#core/text/hash.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { AdminIcon, type AdminIconName } from '../parts/admin-icon.tsx';
import { ChooseBox } from '../parts/table/choose-box.tsx';

interface CardButtonProps {
  icon: AdminIconName;
  label: string;
  name: string;
  onClick: () => void;
}

function CardButton({ icon, label, name, onClick }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${name}`}
      title={label}
      onClick={onClick}
      className="grid size-8 place-items-center rounded-2 bg-night text-night-ink hover:bg-night-2 pointer-coarse:size-11"
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
    showToast({ title: 'Copied!', text: 'Image URL copied to clipboard.' });
  } catch {
    showToast({ title: 'Not Copied', text: 'This browser did not allow it.', isError: true });
  }
}

interface ImageCardProps {
  image: LibraryImage;
  /** State and actions; absent for users who may only view the picture. */
  changing:
    | {
        isChosen: boolean;
        onChoose: (isChosen: boolean) => void;
        onEdit: () => void;
        onDelete: () => void;
      }
    | undefined;
}

/** A picture of the library, with its alt text and actions. */
export function ImageCard({ image, changing }: ImageCardProps) {
  const { id, url, alt } = image;
  const name = imageLabel(image);
  return (
    <li className="night relative">
      <Picture
        picture={{ src: url, alt, placeholder: hashOf(id) % PLACEHOLDERS }}
        ratio="4:3"
        isDecorative
      />
      <div className="absolute top-2 right-2 flex gap-1.5">
        <CardButton icon="copy" label="Copy URL" name={name} onClick={() => void copyUrl(url)} />
        {changing && (
          <>
            <CardButton icon="edit" label="Edit" name={name} onClick={changing.onEdit} />
            <CardButton icon="delete" label="Delete" name={name} onClick={changing.onDelete} />
          </>
        )}
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-[rgb(11_17_23/0.86)] px-2.5 py-1.5">
        {changing && (
          <ChooseBox
            id={`choose-${id}`}
            name={name}
            isChosen={changing.isChosen}
            onChange={changing.onChoose}
          />
        )}
        <label htmlFor={`choose-${id}`} title={name} className="line-clamp-2 text-[0.8125rem]/4.5">
          {name}
        </label>
      </div>
    </li>
  );
}
