import { creditOf } from '#core/article/byline.ts';
import {
  blockTypeOf,
  type ContentBlock,
  isImage,
  isVideo,
  textsOf,
} from '#core/article/content-block.ts';
import type { Focus } from '#core/article/focus.ts';
import { Picture } from '#ui/kit/design/picture.tsx';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import type { VersionPart } from '../../parts/dialog/compare-dialog.tsx';
import { blockKindOf } from '../blocks/block-kinds.ts';
import { tagNameOf } from '../references/tag-names.ts';
import { type ArticleFields, labelledFields } from './article-fields.ts';

function BlockText({ block }: { block: ContentBlock }) {
  if (isImage(block)) {
    return (
      <div className="flex items-center gap-3">
        <span className="w-16 flex-none">
          <Picture picture={{ src: block.src, alt: '', placeholder: 0 }} ratio="4:3" isDecorative />
        </span>
        {block.alt || articleEditorWords.noAltText}
      </div>
    );
  }
  if (isVideo(block)) return <p>{block.videoId || articleEditorWords.noId}</p>;
  if (!blockTypeOf(block)) return <p>{articleEditorWords.aBlockOfTheType(block.type)}</p>;
  return (
    <p className="whitespace-pre-line font-serif text-[1rem]/6">{textOfBlock(block) || '—'}</p>
  );
}

/** Texts of a block, one after another. */
const textOfBlock = (block: ContentBlock): string =>
  textsOf(block)
    .map(({ content }) => content)
    .filter((text) => text !== '')
    .join('\n');

/** Content of a block as JSON, without its id. */
const wordsOf = ({ id: _, ...rest }: ContentBlock): string => JSON.stringify(rest);

function valueInWords(value: string | boolean | Focus | null): string {
  if (value === null) return articleEditorWords.thatOfThePicture;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? articleEditorWords.yes : articleEditorWords.no;
  return articleEditorWords.fromTheLeft(value.x, value.y);
}

/** Fields and blocks of an article, for a comparison. */
export function describeArticleFields(fields: ArticleFields): VersionPart[] {
  return [
    ...labelledFields.map(([name, label]) => {
      const text = valueInWords(fields[name]);
      return { label, text, words: text };
    }),
    { label: articleEditorWords.bylines, text: creditOf({ author: '', bylines: fields.bylines }) },
    { label: articleEditorWords.tags, text: fields.tagIds.map(tagNameOf).join(', ') },
    ...fields.content.map((block) => ({
      label: blockKindOf(block).label,
      text: wordsOf(block),
      shown: <BlockText block={block} />,
      ...(block.id ? { id: block.id } : {}),
      ...(isImage(block) || isVideo(block) ? {} : { words: textOfBlock(block) }),
    })),
  ];
}
