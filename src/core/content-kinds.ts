import { advertisementKind } from './advertisement/advertisement-kind.ts';
import { articleKind } from './article/article-kind.ts';
import { categoryKind } from './category/category-kind.ts';
import { contentUseCases } from './content-use-cases.ts';
import { imageKind } from './image/image-kind.ts';
import { videoKind } from './video/video-kind.ts';
import { webStoryKind } from './web-story/web-story-kind.ts';

/** The registry: every kind of content, with its saving and deleting. A new kind is a line here. */
export const contentKinds = {
  articles: contentUseCases(articleKind),
  categories: contentUseCases(categoryKind),
  youtubeVideos: contentUseCases(videoKind),
  webStories: contentUseCases(webStoryKind),
  advertisements: contentUseCases(advertisementKind),
  imageLibrary: contentUseCases(imageKind),
};

export type ContentName = keyof typeof contentKinds;

export const contentNames = Object.keys(contentKinds) as ContentName[];
