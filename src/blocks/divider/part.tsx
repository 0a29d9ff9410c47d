import type { BlockPart } from '#ui/kit/article/blocks/block-part.ts';
import type { DividerBlock } from './divider.ts';

/** A half disc on a horizon. */
export const Part: BlockPart<DividerBlock> = () => (
  <hr className="relative mx-auto my-10 h-3 w-22 overflow-visible border-strong border-t-0 border-b-2 [--disc-width:20px] before:absolute before:bottom-0 before:start-[34px] before:half-disc print:hidden" />
);
