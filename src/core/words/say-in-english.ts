import type { Failure } from '../errors.ts';
import { allWords } from './all-words.ts';
import { type SaidFailure, sayFailure } from './say-failure.ts';

/** The words of any failure. Not for the first load of readers' pages, for it holds all of them. */
export const sayInEnglish = (failure: Failure): SaidFailure => sayFailure(failure, allWords);
