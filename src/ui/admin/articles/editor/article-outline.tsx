import { type ContentBlock, isImage } from '#core/article/content-block.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import { AdminIcon } from '../../parts/admin-icon.tsx';
import { blockKindOf } from '../blocks/block-kinds.ts';
import type { ArticleFields } from './article-fields.ts';

/** Line of the outline. */
interface Entry {
  index: number;
  block: ContentBlock;
  /** Level of a heading, from 2. */
  level?: number;
  words: string;
  warning?: string;
}

const levelOf = (block: ContentBlock): number | undefined =>
  block.type === 'heading' && 'level' in block ? Number(block.level) || 2 : undefined;

function entryOf(block: ContentBlock, index: number): Entry | undefined {
  const { label } = blockKindOf(block);
  const level = levelOf(block);
  if (level !== undefined) {
    const words = 'content' in block ? String(block.content).trim() : '';
    return { index, block, level, words: words || articleEditorWords.emptySubheading };
  }
  if (isImage(block)) {
    const isUnnamed = block.src !== '' && block.alt.trim() === '';
    const warning =
      block.src === ''
        ? articleEditorWords.noPicture
        : isUnnamed
          ? articleEditorWords.altTextMissing
          : undefined;
    return { index, block, words: block.alt.trim() || label, ...(warning ? { warning } : {}) };
  }
  return block.type === 'paragraph' ? undefined : { index, block, words: label };
}

interface ArticleOutlineProps {
  fields: ArticleFields;
  /** Shows and focuses the block with that index. */
  onJump: (index: number) => void;
}

/** Headings, pictures and other blocks of the article, each a way to its place in the text. */
export function ArticleOutline({ fields, onJump }: ArticleOutlineProps) {
  const entries = fields.content.flatMap((block, index) => entryOf(block, index) ?? []);
  return (
    <nav
      aria-label={articleEditorWords.outline}
      className="grid content-start gap-1 p-4 text-[0.8125rem]/4.5"
    >
      <p className="font-bold">{articleEditorWords.outline}</p>
      <button
        type="button"
        onClick={() => onJump(0)}
        className="min-h-9 break-words text-start text-ink-2 hover:text-ink hover:underline-ui pointer-coarse:min-h-11"
      >
        {fields.title.trim() || articleEditorWords.untitled}
      </button>
      {entries.length === 0 ? (
        <p className="text-meta">{articleEditorWords.subheadingsAndPicturesAreListed}</p>
      ) : (
        <ol className="grid gap-0.5">
          {entries.map(({ index, block, level, words, warning }) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => onJump(index)}
                className={`flex min-h-8 w-full items-start gap-2 py-1 text-start hover:underline-ui pointer-coarse:min-h-11 ${level === 3 ? 'ps-6' : level === 2 ? 'ps-3 font-semibold' : ''}`}
              >
                {level === undefined ? (
                  <AdminIcon name={blockKindOf(block).icon} className="mt-px size-4 text-ink-3" />
                ) : null}
                <span className="min-w-0 break-words">
                  {words}
                  {warning ? <span className="block text-warn">{warning}</span> : null}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
