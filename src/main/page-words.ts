import type { Failure } from '#core/errors.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';

/** Messages of readers' failures; a separate module, so that it becomes a chunk. */
export const sayToReader = (failure: Failure) => sayFailure(failure, [readerWords]);
