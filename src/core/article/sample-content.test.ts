import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advertisementSchema } from '../advertisement/advertisement.ts';
import { sampleAdvertisements } from '../advertisement/advertisement-collection.ts';
import { sampleImages } from '../image/image-collection.ts';
import { libraryImageSchema } from '../image/library-image.ts';
import { videoSchema, youtubeId } from '../video/video.ts';
import { sampleVideos } from '../video/video-collection.ts';
import { demoStories } from '../web-story/demo-stories.ts';
import { sampleStories } from '../web-story/sample-stories.ts';
import { webStorySchema } from '../web-story/web-story.ts';
import { articleSchema, leadImage } from './article.ts';
import { isImage, isParagraph, isVideo } from './content-block.ts';
import { sampleArticles } from './sample-articles.ts';

const now = new Date('2026-11-21T06:30:00.000Z');
const articles = sampleArticles(now);
const stories = [...sampleStories(), ...demoStories()];
const images = articles.flatMap((article) => article.content.filter(isImage));

const addresses = [
  ...images.map((image) => image.src),
  ...stories.flatMap((story) => [story.coverImageSrc, ...story.pages.map((page) => page.src)]),
  ...sampleAdvertisements().map((ad) => ad.mediaUrl),
  ...sampleImages().map((image) => image.url),
];

describe('the articles of a fresh install', () => {
  it('are six, newest first, one for each category in the order of the specification', () => {
    expect(articles.map((article) => article.category)).toEqual([
      'India',
      'World',
      'Business',
      'Tech',
      'Sports',
      'Entertainment',
    ]);
    const minutes = articles.map(
      ({ publishedAt }) => (now.getTime() - Date.parse(publishedAt ?? '')) / 60_000,
    );
    expect(minutes).toEqual([12, 38, 60, 120, 180, 300]);
  });

  it('have instants in ISO form', () => {
    for (const { publishedAt = '', updatedAt } of articles) {
      expect(new Date(publishedAt).toISOString()).toBe(publishedAt);
      expect(updatedAt).toBe(publishedAt);
    }
  });

  it('feature the first one and have no premium articles', () => {
    expect(articles.map((article) => article.isFeatured)).toEqual([true, ...Array(5).fill(false)]);
    expect(articles.some((article) => article.isPremium)).toBe(false);
  });

  it('open with the lead picture and are long enough to read', () => {
    for (const article of articles) {
      expect(article.content[0]).toEqual(leadImage(article));
      const text = article.content.filter(isParagraph).map((block) => block.content);
      expect(text.length).toBeGreaterThanOrEqual(8);
      expect(text.join(' ').split(' ').length).toBeGreaterThanOrEqual(500);
      expect(text.every((paragraph) => !/\n| {2}/.test(paragraph))).toBe(true);
    }
  });

  it('have unique block ids', () => {
    const ids = articles.flatMap((article) => article.content.map((block) => block.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show a film from the video library', () => {
    const films = articles.flatMap((article) => article.content.filter(isVideo));
    const library = sampleVideos().map((video) => video.videoId);
    expect(films).toHaveLength(1);
    expect(library).toContain(films[0]?.videoId);
  });
});

describe('the other samples', () => {
  it('come in the numbers of the specification', () => {
    expect(sampleVideos().map((video) => video.id)).toEqual(['yt-1', 'yt-2']);
    expect(sampleStories().map((story) => story.id)).toEqual(['story-1', 'story-2']);
    expect(sampleImages()).toHaveLength(3);
    expect(sampleAdvertisements().map((ad) => [ad.placement, ad.active])).toEqual([
      ['homepage-top', true],
      ['homepage-sticky', true],
    ]);
    expect(demoStories().map((story) => story.pages.length)).toEqual([4, 4, 3]);
  });

  it('have ids of videos, not addresses', () => {
    for (const { videoId } of sampleVideos()) expect(youtubeId(videoId)).toBe(videoId);
  });

  it('show no picture twice in one story', () => {
    for (const { pages } of stories) {
      expect(new Set(pages.map((page) => page.src)).size).toBe(pages.length);
    }
  });
});

describe('every sample', () => {
  it.each([
    ['articles', articleSchema, articles],
    ['videos', videoSchema, sampleVideos()],
    ['stories', webStorySchema, stories],
    ['advertisements', advertisementSchema, sampleAdvertisements()],
    ['images', libraryImageSchema, sampleImages()],
  ])('of the %s parses unchanged, with a unique id', (_, schema, records) => {
    expect(records.map((record) => schema.parse(record))).toEqual(records);
    expect(new Set(records.map((record) => record.id)).size).toBe(records.length);
  });

  it.each([...new Set(addresses)])('%s is a picture that ships with the site', (address) => {
    const file = address.split('#')[0] ?? '';
    expect(file).toMatch(/^\/art\/[\w-]+\.svg$/);
    expect(existsSync(new URL(`../../../public${file}`, import.meta.url))).toBe(true);
  });

  it('has alternative text for its pictures', () => {
    const words = [
      ...articles.map((article) => article.image),
      ...images.map((image) => image.alt),
      ...stories.flatMap((story) => [story.coverImage, ...story.pages.map((page) => page.alt)]),
      ...sampleAdvertisements().map((ad) => ad.text),
      ...sampleImages().map((image) => image.alt),
    ];
    for (const text of words) expect(text?.trim()).toBeTruthy();
  });

  it('links only to this site', () => {
    for (const { link } of sampleAdvertisements()) expect(link).toMatch(/^\/(?!\/)/);
  });

  it('is a fresh copy on each call', () => {
    sampleArticles(now)[0]?.content.splice(0);
    sampleStories()[0]?.pages.splice(0);
    expect(sampleArticles(now)).toEqual(articles);
    expect([...sampleStories(), ...demoStories()]).toEqual(stories);
  });
});
