import * as z from 'zod/mini';
import {
  type Advertisement,
  advertisementFor,
  shownPlacements,
} from '../advertisement/advertisement.ts';
import { standingBreaking } from '../breaking/standing-breaking.ts';
import { linkTo } from '../category/category-links.ts';
import { done } from '../errors.ts';
import { standingSettings } from '../settings/stored-settings.ts';
import { defineTask } from '../use-case.ts';
import { type ShownAd, type Site, siteSchema } from './site.ts';

const shownAd = ({ id, type, mediaUrl, link, text, name }: Advertisement): ShownAd => ({
  id,
  type,
  mediaUrl,
  link,
  text: text || name,
});

/** Returns settings, categories and the advertisement of each placement. */
export const readSite = defineTask({
  name: 'readSite',
  contract: {
    route: 'GET /site',
    summary: 'Settings, categories and advertisements',
    answers: siteSchema,
  },
  input: z.object({}),
  run: async ({ ports: { store, edition, online, clock } }) => {
    const categories = await store.standing('categories');
    const advertisements = await store.standing('advertisements');
    const ads: Site['ads'] = {};
    for (const placement of shownPlacements) {
      const ad = advertisementFor(advertisements, placement);
      if (ad) ads[placement] = shownAd(ad);
    }
    const breaking = await standingBreaking(store, clock.now());
    const bySlug = new Map(categories.map(linkTo).map((link) => [link.slug, link]));
    return done<Site>({
      edition,
      isDemo: online?.isDemo ?? true,
      sendsMail: online?.mail !== undefined,
      settings: await standingSettings(store),
      categories: [...bySlug.values()],
      ads,
      ...(breaking ? { breaking } : {}),
    });
  },
});
