import type { Failure } from '#core/errors.ts';
import { readerWords } from '#core/words/reader-words.ts';
import { sayFailure } from '#core/words/say-failure.ts';

/** Messages of readers' failures; a module of its own, so that it becomes a separate chunk. */
export const sayToReader = (failure: Failure) => sayFailure(failure, [readerWords]);
