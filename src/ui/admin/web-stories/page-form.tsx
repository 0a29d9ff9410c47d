import type { StoryPage } from '#core/web-story/web-story.ts';
import * as words from '#ui/words/admin/collections-words.ts';
import { MediaField } from '../media/media-field.tsx';
import { TextInput } from '../parts/form/form-field.tsx';
import { RowButton } from '../parts/table/row-button.tsx';

interface PageFormProps {
  page: StoryPage;
  place: number;
  pages: number;
  onChange: (change: (was: StoryPage) => StoryPage) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** Form of a story page: its medium, alt text and text. */
export function PageForm(props: PageFormProps) {
  const { page, place, pages, onChange, onMove, onDuplicate, onRemove } = props;
  const set = (change: Partial<StoryPage>): void => onChange((was) => ({ ...was, ...change }));
  const name = words.pageInside(place + 1);
  return (
    <section aria-label={words.pageOf(place + 1, pages)} className="border border-rule">
      <div className="flex flex-wrap items-center gap-1 border-rule border-b bg-wash py-1 pe-1 ps-4">
        <h3 className="flex-1 text-label">{words.pageOf(place + 1, pages)}</h3>
        <RowButton
          icon="up"
          label={words.moveEarlier(name)}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <RowButton
          icon="down"
          label={words.moveLater(name)}
          disabled={place === pages - 1}
          onClick={() => onMove(place + 1)}
        />
        <RowButton icon="copy" label={words.duplicate(name)} onClick={onDuplicate} />
        <RowButton
          icon="delete"
          label={words.remove(name)}
          disabled={pages <= 1}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-4 p-4">
        <MediaField
          label={words.pageMedia}
          src={page.src}
          type={page.type}
          takesVideos
          onMedia={({ type, url, name: fileName }) =>
            onChange((was) => ({ ...was, type, src: url, alt: was.alt || fileName }))
          }
          onRemove={() => set({ type: 'image', src: '' })}
          hint={words.aPictureOrAnMp4}
        />
        <TextInput
          label={words.altText}
          hint={page.type === 'video' ? words.sayWhatTheVideoShows : words.sayWhatThePictureShows}
          value={page.alt}
          onChange={(alt) => set({ alt })}
        />
        <TextInput
          label={words.overlayText}
          rows={2}
          value={page.text}
          onChange={(text) => set({ text })}
        />
      </div>
    </section>
  );
}
