import type { Failure } from '../errors.ts';
import { allWords } from './all-words.ts';
import { type SaidFailure, sayFailure } from './say-failure.ts';

/** Returns the English words of any failure. Too large for the first load of readers' pages. */
export const sayInEnglish = (failure: Failure): SaidFailure => sayFailure(failure, allWords);
