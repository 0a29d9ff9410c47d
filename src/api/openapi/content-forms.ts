import * as z from 'zod/mini';
import { advertisementKind } from '#core/advertisement/advertisement-kind.ts';
import { articleKind } from '#core/article/article-kind.ts';
import { categoryKind } from '#core/category/category-kind.ts';
import type { ContentName } from '#core/content-kinds.ts';
import { imageKind } from '#core/image/image-kind.ts';
import { videoKind } from '#core/video/video-kind.ts';
import { webStoryKind } from '#core/web-story/web-story-kind.ts';

/** What saving each kind of content takes: the fields of its form. */
export const contentForms: Record<ContentName, z.ZodMiniType> = {
  articles: z.object(articleKind.fields),
  categories: z.object(categoryKind.fields),
  youtubeVideos: z.object(videoKind.fields),
  webStories: z.object(webStoryKind.fields),
  advertisements: z.object(advertisementKind.fields),
  imageLibrary: z.object(imageKind.fields),
};
