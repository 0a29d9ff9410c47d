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
        {block.alt || 'No alt text'}
      </div>
    );
  }
  if (isVideo(block)) return <p>{block.videoId || 'No ID'}</p>;
  if (!blockTypeOf(block)) return <p>{`A block of the type “${block.type}”`}</p>;
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
  if (value === null) return 'That of the picture';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return `${value.x} % from the left, ${value.y} % from the top`;
}

/** Fields and blocks of an article, for a comparison. */
export function describeArticleFields(fields: ArticleFields): VersionPart[] {
  return [
    ...labelledFields.map(([name, label]) => {
      const text = valueInWords(fields[name]);
      return { label, text, words: text };
    }),
    { label: 'Bylines', text: creditOf({ author: '', bylines: fields.bylines }) },
    { label: 'Tags', text: fields.tagIds.map(tagNameOf).join(', ') },
    ...fields.content.map((block) => ({
      label: blockKindOf(block).label,
      text: wordsOf(block),
      shown: <BlockText block={block} />,
      ...(block.id ? { id: block.id } : {}),
      ...(isImage(block) || isVideo(block) ? {} : { words: textOfBlock(block) }),
    })),
  ];
}
