import * as z from 'zod/mini';
import { storedList, storedOptionalText, storedSwitch, storedText } from '#core/text/stored.ts';
import { defineBlock, replacePlain } from '../define-block.ts';

const schema = z.looseObject({
  id: storedText(),
  type: z.literal('table'),
  caption: storedOptionalText(),
  /** Cells, row by row; shorter rows end with empty cells. */
  rows: storedList(z.array(storedText())),
  /** True if the first row holds the headings of the columns. */
  hasHead: storedSwitch(true),
  /** True if the last row holds totals. */
  hasTotal: storedSwitch(),
  source: storedOptionalText(),
});

export type TableBlock = z.infer<typeof schema>;

export const table = defineBlock<TableBlock>({
  schema,
  mapTexts: (block, replace) => {
    const captioned = replacePlain(block, ['caption'], replace);
    const rows = block.rows.map((row) => row.map((cell) => replace({ content: cell }).content));
    return replacePlain({ ...captioned, rows }, ['source'], replace);
  },
  isVisual: true,
  beforePremium: 'counted',
});
