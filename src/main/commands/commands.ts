import type { Command } from './command.ts';
import { serve } from './serve.ts';

/** Everything that `daybreak` does, in the order of its help. */
export const commands: readonly Command[] = [serve];
