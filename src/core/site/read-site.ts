import * as z from 'zod/mini';
import {
  type Advertisement,
  advertisementFor,
  placements,
} from '../advertisement/advertisement.ts';
import { categoryLink } from '../article/article-card.ts';
import { done } from '../errors.ts';
import { defaultSiteSettings } from '../settings/site-settings.ts';
import { defineRead } from '../use-case.ts';
import type { ShownAd, Site } from './site.ts';

const shownAd = ({ id, type, mediaUrl, link, text, name }: Advertisement): ShownAd => ({
  id,
  type,
  mediaUrl,
  link,
  text: text || name,
});

/** Settings, categories and the advertisement of each placement. */
export const readSite = defineRead({
  name: 'readSite',
  input: z.object({}),
  read: async (view, { ports: { edition, online } }) => {
    const [settings] = await view.list('siteSettings', { limit: 1 });
    const categories = await view.list('categories');
    const active = await view.list('advertisements', { where: { active: 'true' } });
    const slots = [...Object.keys(placements), 'default'] as (keyof Site['ads'])[];
    const ads: Site['ads'] = {};
    for (const placement of slots) {
      const ad = advertisementFor(active, placement);
      if (ad) ads[placement] = shownAd(ad);
    }
    const bySlug = new Map(
      categories.map(({ name }) => [categoryLink(name).slug, categoryLink(name)]),
    );
    return done<Site>({
      edition,
      sendsMail: online?.mail !== undefined,
      settings: settings ?? defaultSiteSettings(),
      categories: [...bySlug.values()],
      ads,
    });
  },
});
