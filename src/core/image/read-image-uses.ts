import * as z from 'zod/mini';
import type { Advertisement } from '../advertisement/advertisement.ts';
import type { Article } from '../article/article.ts';
import { isImage } from '../article/content-block.ts';
import { done } from '../errors.ts';
import type { StoreView } from '../ports.ts';
import { defineRead, mustBeEditor } from '../use-case.ts';
import type { WebStory } from '../web-story/web-story.ts';
import type { ImageUse } from './image-use.ts';

const inArticle = ({ content }: Article): string[] => content.filter(isImage).map(({ src }) => src);

const inStory = ({ coverImageSrc, pages }: WebStory): string[] => [
  coverImageSrc,
  ...pages.map(({ src }) => src),
];

const inAdvertisement = ({ mediaUrl }: Advertisement): string[] => [mediaUrl];

async function addressesOf(view: StoreView, ids: readonly string[]): Promise<Set<string>> {
  const images = await Promise.all(ids.map((id) => view.get('imageLibrary', id)));
  return new Set(images.flatMap((image) => (image?.url ? [image.url] : [])));
}

/** Most pictures that may be asked for at once; a page of the back office's table has 20. */
const MOST_ASKED = 100;

/** Lists the uses of these pictures of the library. */
export const readImageUses = defineRead({
  name: 'readImageUses',
  may: mustBeEditor,
  input: z.object({
    ids: z
      .array(z.string())
      .check(z.maxLength(MOST_ASKED, `At most ${MOST_ASKED} pictures at once.`)),
  }),
  read: async (view, { input: { ids } }) => {
    const wanted = await addressesOf(view, ids);
    const isWanted = (address: string): boolean => wanted.has(address);
    if (wanted.size === 0) return done<ImageUse[]>([]);
    const articles = await view.list('articles', { mentions: [...wanted] });
    const stories = await view.list('webStories');
    const advertisements = await view.list('advertisements');
    return done<ImageUse[]>([
      ...articles
        .filter((article) => inArticle(article).some(isWanted))
        .map(({ id, title }) => ({ collection: 'articles' as const, id, title })),
      ...stories
        .filter((story) => inStory(story).some(isWanted))
        .map(({ id, title }) => ({ collection: 'webStories' as const, id, title })),
      ...advertisements
        .filter((advertisement) => inAdvertisement(advertisement).some(isWanted))
        .map(({ id, name }) => ({ collection: 'advertisements' as const, id, title: name })),
    ]);
  },
});
