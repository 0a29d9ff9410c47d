import * as z from 'zod/mini';
import { storedText } from '#core/text/stored.ts';
import { defineBlock } from '../define-block.ts';

const schema = z.looseObject({ id: storedText(), type: z.literal('divider') });

export type DividerBlock = z.infer<typeof schema>;

export const divider = defineBlock<DividerBlock>({ schema, mapTexts: (block) => block });
