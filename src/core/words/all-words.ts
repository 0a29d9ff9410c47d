import type { FailureWords } from './failure-words.ts';
import { readerWords } from './reader-words.ts';
import { serverWords } from './server-words.ts';
import { staffWords } from './staff-words.ts';

/** English words of all failures. Too large for the first load of readers' pages. */
export const allWords: readonly FailureWords[] = [readerWords, staffWords, serverWords];
