import type { Failure } from '#core/errors.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';

/** The words of a reader's failure in the browser edition; its own module, so that it is its own chunk. */
export const sayToReader = (failure: Failure) => sayFailure(failure, [readerWords]);
