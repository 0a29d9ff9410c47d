import { defaultCategories } from '#core/category/category.ts';
import { createRandom } from './random.mjs';
import { anyWord, pick } from './vocabulary.mjs';

const SEED = 20261122;
const PARAGRAPHS = 8;
const NEWEST = Date.parse('2026-11-20T06:00:00.000Z');
/** Interval between two articles; 100,000 cover three years. */
export const MINUTES_APART = 17;
/** Number of articles per featured one; the newest is featured. */
const FEATURED_EVERY = 25;

const categories = defaultCategories().map(({ name }) => name);
const pictures = ['india', 'world', 'business', 'tech', 'sports', 'entertainment'];
const authors = Array.from({ length: 60 }, (_, at) => `Writer ${at + 1}`);

/**
 * Id of the article with that number, 0 being the oldest.
 * @param {number} at
 */
export const articleId = (at) => `article-${1_700_000_000_000 + at}`;

/**
 * Publication of the article with that many newer ones, in milliseconds since 1970.
 * @param {number} fromNewest
 */
export const publishedInstant = (fromNewest) => NEWEST - fromNewest * MINUTES_APART * 60_000;

/** @param {() => number} random @param {number} least @param {number} most */
function words(random, least, most) {
  const count = least + Math.floor(random() * (most - least + 1));
  const text = Array.from({ length: count }, () => anyWord(random)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Yields the same articles on every call, oldest first: fifteen categories, a picture and eight
 * paragraphs of 40 to 80 words each.
 * @param {number} count
 * @param {number} [oldest] ends after that many
 * @returns {Generator<import('#core/article/article.ts').Article>}
 */
export function* makeArticles(count, oldest = count) {
  const random = createRandom(SEED);
  for (let at = 0; at < oldest; at += 1) {
    const fromNewest = count - 1 - at;
    const publishedAt = new Date(publishedInstant(fromNewest)).toISOString();
    const alt = words(random, 5, 9);
    yield {
      id: articleId(at),
      version: undefined,
      title: words(random, 6, 12),
      standfirst: `${words(random, 12, 24)}.`,
      category: pick(random, categories),
      author: pick(random, authors),
      writerId: undefined,
      publishedAt,
      updatedAt: publishedAt,
      time: undefined,
      image: alt,
      isFeatured: fromNewest % FEATURED_EVERY === 0,
      isPremium: false,
      content: [
        {
          id: 'block-0',
          type: 'image',
          src: `/art/${pick(random, pictures)}.svg`,
          alt,
          caption: `${words(random, 6, 10)}.`,
        },
        ...Array.from({ length: PARAGRAPHS }, (_, block) => ({
          id: `block-${block + 1}`,
          type: 'paragraph',
          content: `${words(random, 40, 80)}.`,
        })),
      ],
    };
  }
}
