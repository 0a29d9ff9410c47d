import * as z from 'zod/mini';
import type { ArticleCard } from '../article/article-card.ts';
import { shownCards } from '../article/live/shown-cards.ts';
import { slugOfName } from '../category/category.ts';
import { linkTo } from '../category/category-links.ts';
import { done } from '../errors.ts';
import { mostReadCards } from '../figures/standing-most-read.ts';
import { defineRead } from '../use-case.ts';
import { shownStories } from '../web-story/shown-stories.ts';
import { type Front, frontLimits, frontSchema } from './front.ts';
import { frontCandidates } from './front-candidates.ts';
import { type FrontBlock, HOMEPAGE } from './front-plan.ts';
import { testOf } from './headline-test.ts';
import { cardsIn, resolveBand, resolveFront } from './resolve-front.ts';
import { standingPlan } from './standing-plan.ts';

/** Slugs of sections that have a block of their own on the homepage. */
const withBlock = new Set(['business', 'tech', 'web-stories']);

/** Returns the homepage. Reads no more articles than its places can show. */
export const readFront = defineRead({
  name: 'readFront',
  contract: {
    route: 'GET /front',
    summary: 'The homepage',
    answers: frontSchema,
  },
  input: z.object({}),
  read: async (view, { ports: { store, clock, online } }) => {
    const linked = await shownCards(store);
    const plan = await standingPlan(store, HOMEPAGE);
    const candidates = await frontCandidates(view, plan);
    const front = resolveFront(plan, candidates, clock.now());
    // Cards have the slug of their category's name, whatever its address.
    const sections = new Map(
      (await store.standing('categories')).map((one) => [slugOfName(one.name), linkTo(one)]),
    );
    const open = [...sections.keys()].filter((slug) => !withBlock.has(slug));
    const pins = new Map(online ? plan.pins.map((pin) => [pin.article, pin]) : []);
    const tested = (card: ArticleCard): ArticleCard => {
      const pin = pins.get(card.id);
      const test = pin && testOf(pin, card.title);
      // A pin that doesn't stand leaves the article its own headline.
      return test && test.first === card.title
        ? { ...card, headlineTest: { key: test.key, other: test.second } }
        : card;
    };
    const cards = (block: FrontBlock) => cardsIn(front, block).map(linked).map(tested);
    const [lead] = cards('lead');
    return done<Front>({
      ...(lead ? { lead } : {}),
      related: cards('related'),
      sides: cards('sides'),
      latest: cards('latest'),
      business: cards('business'),
      tech: cards('tech'),
      videos: (await store.standing('videos')).slice(0, frontLimits.videos),
      stories: (await shownStories(store)).slice(0, frontLimits.stories),
      band: resolveBand(front, plan, candidates, open).flatMap((column) => {
        const section = sections.get(column.section);
        return section ? [{ section, articles: column.cards.map(linked) }] : [];
      }),
      mostRead: (await mostReadCards(view, store)).map(linked),
    });
  },
});
