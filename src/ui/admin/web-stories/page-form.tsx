import type { StoryPage } from '#core/web-story/web-story.ts';
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
  const name = `page ${place + 1}`;
  return (
    <section aria-label={`Page ${place + 1} of ${pages}`} className="border border-rule">
      <div className="flex flex-wrap items-center gap-1 border-rule border-b bg-wash py-1 pr-1 pl-4">
        <h3 className="flex-1 text-label">{`Page ${place + 1} of ${pages}`}</h3>
        <RowButton
          icon="up"
          label={`Move ${name} earlier`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <RowButton
          icon="down"
          label={`Move ${name} later`}
          disabled={place === pages - 1}
          onClick={() => onMove(place + 1)}
        />
        <RowButton icon="copy" label={`Duplicate ${name}`} onClick={onDuplicate} />
        <RowButton
          icon="delete"
          label={`Remove ${name}`}
          disabled={pages <= 1}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-4 p-4">
        <MediaField
          label="Page media"
          src={page.src}
          type={page.type}
          takesVideos
          onMedia={({ type, url, name: fileName }) =>
            onChange((was) => ({ ...was, type, src: url, alt: was.alt || fileName }))
          }
          onRemove={() => set({ type: 'image', src: '' })}
          hint="A picture, or an MP4 or WebM video. Or drop one here."
        />
        <TextInput
          label="Alt Text"
          hint={`Say what the ${page.type === 'video' ? 'video' : 'picture'} shows.`}
          value={page.alt}
          onChange={(alt) => set({ alt })}
        />
        <TextInput
          label="Overlay Text"
          rows={2}
          value={page.text}
          onChange={(text) => set({ text })}
        />
      </div>
    </section>
  );
}
