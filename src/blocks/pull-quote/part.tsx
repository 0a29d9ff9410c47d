import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import { writtenIn } from '#ui/kit/design/written-in.ts';
import type { PullQuoteBlock } from './pull-quote.ts';

/** Beside a wide article's text it hangs over the margin column, below what is in that column. */
const hung = 'xl:hung-left xl:mt-2.5 xl:me-8 xl:mb-5 xl:w-[22.25rem]';

/** Words of the article, set large. Screen readers skip them: they are in the text. */
export const Part: BlockPart<PullQuoteBlock> = ({ block }) => (
  <aside
    aria-hidden="true"
    className={`my-9 border-sec border-t-[3px] pt-3.5 print:hidden ${hung}`}
  >
    <p className="text-pull-quote" {...writtenIn(block.content)}>
      {block.content}
    </p>
  </aside>
);
