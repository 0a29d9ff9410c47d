import type { Failure } from '../errors.ts';
import type { FailureWords } from './failure-words.ts';
import { readerWords } from './reader-words.ts';
import { type SaidFailure, sayFailure } from './say-failure.ts';
import { serverWords } from './server-words.ts';
import { staffWords } from './staff-words.ts';

/** English words of all failures. Too large for the first load of readers' pages. */
export const allWords: readonly FailureWords[] = [readerWords, staffWords, serverWords];

/** Returns the English words of any failure. Too large for the first load of readers' pages. */
export const sayInEnglish = (failure: Failure): SaidFailure => sayFailure(failure, allWords);
