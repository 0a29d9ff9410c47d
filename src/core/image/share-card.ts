import type { ArticlePage } from '../article/article-page.ts';
import type { AuthorPage } from '../author/author-page.ts';
import type { CategoryFront } from '../category/category-front.ts';
import type { SectionInk } from '../category/section-ink.ts';
import type { Site } from '../site/site.ts';
import { hashOf } from '../text/hash.ts';
import { storyCover, type WebStory } from '../web-story/web-story.ts';
import { aWebStory } from '../words/label-words.ts';

/** Size of share cards in pixels: what networks show large (Open Graph, *summary_large_image*). */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** Kinds of pages that have a share card: the picture of their links, drawn by the server. */
export const shareCardKinds = ['article', 'section', 'author', 'story'] as const;
export type ShareCardKind = (typeof shareCardKinds)[number];

/** Words and pictures of a share card. */
export interface ShareCard {
  kind: ShareCardKind;
  /** Id of the article or web story, slug of the section or author. */
  id: string;
  title: string;
  /** Line above the title; '' for none. */
  label: string;
  ink: SectionInk;
  /** Address of a picture beside the title; '' for none. */
  art: string;
  siteName: string;
  /** Address of the site's logo; '' for its name in words. */
  logo: string;
}

/** To be raised with every change of how cards look: their addresses change with it. */
const EDITION = 1;

/**
 * Letters, digits and signs that the fonts of share cards have: Latin with the accents of Europe and Vietnam, Devanagari,
 * Arabic, and punctuation.
 */
const drawable =
  /^[\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u060c\u061b\u061f\u0621-\u065f\u0660-\u066c\u0670-\u06d3\u06f0-\u06f9\u0900-\u097f\u1ea0-\u1ef9\u2010\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20b9]+$/;

/** True if the fonts of share cards have all letters of a text. */
export const isDrawable = (text: string): boolean =>
  // Signs that join letters or keep them apart have no form of their own.
  drawable.test(text.normalize().replace(/[\u200c\u200d]/g, ''));

type OfSite = Pick<Site, 'settings' | 'look'>;

const siteParts = ({ settings, look }: OfSite) => ({
  siteName: settings.siteName,
  logo: look.logo,
});

type CardedArticle = Pick<ArticlePage, 'id' | 'title' | 'shareTitle' | 'category' | 'leadPicture'>;

export const cardOfArticle = (article: CardedArticle, site: OfSite): ShareCard => ({
  kind: 'article',
  id: article.id,
  title: article.shareTitle ?? article.title,
  label: article.category.name,
  ink: article.category.ink,
  art: article.leadPicture.src ?? '',
  ...siteParts(site),
});

export const cardOfSection = (
  { category, parent }: Pick<CategoryFront, 'category' | 'parent'>,
  site: OfSite,
): ShareCard => ({
  kind: 'section',
  id: category.slug,
  title: category.name,
  label: parent?.name ?? '',
  ink: category.ink,
  art: '',
  ...siteParts(site),
});

export const cardOfAuthor = ({ author }: Pick<AuthorPage, 'author'>, site: OfSite): ShareCard => ({
  kind: 'author',
  id: author.slug,
  title: author.name,
  label: author.role,
  ink: author.ink,
  art: author.picture?.src ?? '',
  ...siteParts(site),
});

/** Card of a web story: its cover beside its title. */
export const cardOfStory = (story: WebStory, site: OfSite): ShareCard => ({
  kind: 'story',
  id: story.id,
  title: story.title,
  label: aWebStory,
  ink: 'entertainment',
  art: storyCover(story) ?? '',
  ...siteParts(site),
});

/** Eight hexadecimal digits that change with what a card shows. */
const tagOf = ({ title, label, ink, art, siteName, logo }: ShareCard): string =>
  hashOf(JSON.stringify([EDITION, title, label, ink, art, siteName, logo]))
    .toString(16)
    .padStart(8, '0');

/** True if a picture beside the title is one that the server has, or none. */
const isOwn = (art: string): boolean => !/^https?:/i.test(art);

/**
 * Address of a card, which changes with what it shows. `undefined` if its words can't be drawn, or its picture is elsewhere:
 * such a page has another picture for its links.
 */
export const shareCardAddress = (card: ShareCard): string | undefined =>
  [card.title, card.logo ? card.title : card.siteName].every(isDrawable) && isOwn(card.art)
    ? `/share/${card.kind}/${encodeURIComponent(card.id)}-${tagOf(card)}.jpg`
    : undefined;

/** Cards of pages. */
export const shareCards = {
  article: cardOfArticle,
  section: cardOfSection,
  author: cardOfAuthor,
  story: cardOfStory,
  addressOf: shareCardAddress,
} as const;
