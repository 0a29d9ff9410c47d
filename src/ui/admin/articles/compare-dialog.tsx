import type { ReactNode } from 'react';
import { type ContentBlock, isImage, isParagraph, isVideo } from '#core/article/content-block.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Picture } from '#ui/kit/picture.tsx';
import type { ArticleFields } from './article-fields.ts';

export interface Version {
  label: string;
  fields: ArticleFields;
}

const plainFields: { label: string; of: (fields: ArticleFields) => string }[] = [
  { label: 'Title', of: ({ title }) => title },
  { label: 'Standfirst', of: ({ standfirst }) => standfirst },
  { label: 'Category', of: ({ category }) => category },
  { label: 'Author', of: ({ author }) => author },
  { label: 'Featured', of: ({ isFeatured }) => (isFeatured ? 'Yes' : 'No') },
  { label: 'Premium', of: ({ isPremium }) => (isPremium ? 'Yes' : 'No') },
];

function Part({ isDifferent, children }: { isDifferent: boolean; children: ReactNode }) {
  return (
    <div
      className={`break-words border-l-4 py-1 pl-3 ${isDifferent ? 'border-warn bg-wash' : 'border-transparent'}`}
    >
      {isDifferent ? <span className="text-meta">Different</span> : null}
      {children}
    </div>
  );
}

function BlockText({ block }: { block: ContentBlock }) {
  if (isParagraph(block)) {
    return <p className="whitespace-pre-line font-serif text-[1rem]/6">{block.content || '—'}</p>;
  }
  if (isImage(block)) {
    return (
      <div className="flex items-center gap-3">
        <span className="w-16 flex-none">
          <Picture picture={{ src: block.src, alt: '', placeholder: 0 }} ratio="4:3" isDecorative />
        </span>
        {`Image: ${block.alt || 'no alt text'}`}
      </div>
    );
  }
  if (isVideo(block)) return <p>{`Video: ${block.videoId || 'no ID'}`}</p>;
  return <p>{`A block of the type “${block.type}”`}</p>;
}

/** What a block says, whatever its id. */
const wordsOf = ({ id: _, ...rest }: ContentBlock): string => JSON.stringify(rest);

function VersionColumn({ version, other }: { version: Version; other: Version }) {
  const { label, fields } = version;
  const others = new Set(other.fields.content.map(wordsOf));
  return (
    <section aria-label={label} className="min-w-0">
      <h3 className="mb-2 border-strong border-t-2 pt-2 font-bold">{label}</h3>
      <div className="grid gap-2">
        {plainFields.map(({ label: name, of }) => (
          <Part key={name} isDifferent={of(fields) !== of(other.fields)}>
            <p className="text-meta">{name}</p>
            <p>{of(fields) || '—'}</p>
          </Part>
        ))}
        {fields.content.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored blocks may share an id or lack one
          <Part key={index} isDifferent={!others.has(wordsOf(block))}>
            <BlockText block={block} />
          </Part>
        ))}
      </div>
    </section>
  );
}

interface CompareDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  versions: readonly [Version, Version];
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** Two versions of an article beside each other, what differs marked. */
export function CompareDialog(props: CompareDialogProps) {
  const { isOpen, title, text, versions, onClose, children } = props;
  const [left, right] = versions;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title}>
      <div className="grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,64rem)] grid-rows-[auto_minmax(0,1fr)_auto] rounded-2 bg-paper text-ink text-ui shadow-float">
        <div className="border-rule border-b px-5 py-3.5">
          <h2 className="text-title">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
        <div className="grid content-start gap-6 overflow-auto p-5 md:grid-cols-2" tabIndex={0}>
          <VersionColumn version={left} other={right} />
          <VersionColumn version={right} other={left} />
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-rule border-t bg-wash px-5 py-3">
          {children}
        </div>
      </div>
    </Dialog>
  );
}
