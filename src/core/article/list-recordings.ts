import * as z from 'zod/mini';
import type { AudioBlock } from '#blocks/audio/audio.ts';
import { done } from '../errors.ts';
import { defineRead } from '../use-case.ts';
import { type Article, openContent, shareDescription } from './article.ts';
import { blockTypeOf, type ContentBlock } from './content-block.ts';

/** Most recordings of the list. */
const MOST_RECORDINGS = 100;

/** Newest articles that are looked through, in stretches that leave room for other requests. */
const SEARCHED = 1_000;
const STRETCH = 100;

const recordingSchema = z.object({
  /** Id of the article with that of the block: the same after every change of words. */
  id: z.string(),
  /** The article that it stands in. */
  article: z.object({ id: z.string(), slug: z.exactOptional(z.string()), title: z.string() }),
  /** Its own title, or that of the article. */
  title: z.string(),
  /** Speaker or reader, or else the names above the article. */
  by: z.string(),
  description: z.string(),
  /** Address of the file, as the block has it. */
  src: z.string(),
  publishedAt: z.exactOptional(z.string()),
});

export type Recording = z.infer<typeof recordingSchema>;

const isRecording = (block: ContentBlock): block is AudioBlock =>
  blockTypeOf(block) === 'audio' && (block as AudioBlock).src !== '';

/** Returns the recordings in an article that are not behind the paywall. */
function recordingsIn(article: Article): Recording[] {
  const { id, slug, title, author, publishedAt } = article;
  return openContent(article)
    .filter(isRecording)
    .map((block) => ({
      id: `${id}-${block.id}`,
      article: { id, ...(slug ? { slug } : {}), title },
      title: block.title || title,
      by: block.credit || author,
      description: shareDescription(article),
      src: block.src,
      ...(publishedAt ? { publishedAt } : {}),
    }));
}

/**
 * Lists the recordings in the newest thousand articles, newest article first; at most 100. Those behind the paywall are left
 * out.
 */
export const listRecordings = defineRead({
  name: 'listRecordings',
  contract: {
    route: 'GET /recordings',
    summary: 'Recordings in articles, the newest first',
    answers: z.array(recordingSchema),
    limit: 'search',
  },
  input: z.object({}),
  read: async (view) => {
    const found: Recording[] = [];
    for (let offset = 0; offset < SEARCHED && found.length < MOST_RECORDINGS; offset += STRETCH) {
      const articles = await view.list('articles', { offset, limit: STRETCH });
      found.push(...articles.flatMap(recordingsIn));
      if (articles.length < STRETCH) break;
    }
    return done(found.slice(0, MOST_RECORDINGS));
  },
});
