import * as z from 'zod/mini';
import {
  type Advertisement,
  advertisementFor,
  shownPlacements,
} from '../advertisement/advertisement.ts';
import { standingBreaking } from '../breaking/standing-breaking.ts';
import { linkTo } from '../category/category-links.ts';
import { done } from '../errors.ts';
import { defaultLook } from '../look/look.ts';
import { withdrawnPages } from '../page/page-at.ts';
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
    const [look] = await store.standing('looks');
    const breaking = await standingBreaking(store, clock.now());
    // Categories of one name share an address; the first one is shown.
    const links = categories.map(linkTo);
    const shown = links.filter(
      ({ slug }, at) => links.findIndex((one) => one.slug === slug) === at,
    );
    return done<Site>({
      edition,
      isDemo: online?.isDemo ?? true,
      sendsMail: online?.mail !== undefined,
      settings: await standingSettings(store),
      look: look ?? defaultLook(),
      categories: shown,
      withdrawnPages: withdrawnPages(await store.standing('pages')),
      ads,
      ...(breaking ? { breaking } : {}),
    });
  },
});
