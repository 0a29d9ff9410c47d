import type { DividerBlock } from '#core/article/blocks/divider.ts';
import type { BlockPart } from './block-part.ts';

/** A half disc on a horizon. */
export const DividerPart: BlockPart<DividerBlock> = () => (
  <hr className="relative mx-auto my-10 h-3 w-22 overflow-visible border-strong border-t-0 border-b-2 [--disc-width:20px] before:absolute before:bottom-0 before:left-[34px] before:half-disc print:hidden" />
);
