import {
  type ContentBlock,
  isImage,
  isParagraph,
  isVideo,
  wordsOf,
} from '#core/article/content-block.ts';
import { youtubeId } from '#core/video/video.ts';
import * as articleEditorWords from '#ui/words/admin/article-editor-words.ts';
import type { ArticleFields } from './article-fields.ts';

const WORDS_PER_MINUTE = 200;
const LONGEST_TITLE = 110;
const LONGEST_FIRST = 300;

interface Size {
  words: number;
  characters: number;
}

const sizeOf = (texts: readonly string[]): Size => ({
  words: texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
  characters: texts.reduce((sum, text) => sum + text.length, 0),
});

/** Sizes of blocks. A block that is not changed stays the same object. */
const sizes = new WeakMap<ContentBlock, Size>();

function sizeOfBlock(block: ContentBlock): Size {
  const size = sizes.get(block) ?? sizeOf(wordsOf([block]));
  sizes.set(block, size);
  return size;
}

/** Number of words and characters, and reading time in minutes, of text and standfirst. */
export function lengthOf({ content, standfirst }: ArticleFields): {
  words: number;
  characters: number;
  minutes: number;
} {
  const parts = [sizeOf([standfirst]), ...content.map(sizeOfBlock)];
  const words = parts.reduce((sum, size) => sum + size.words, 0);
  const characters = parts.reduce((sum, size) => sum + size.characters, 0);
  return { words, characters, minutes: Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)) };
}

export interface Check {
  isGood: boolean;
  text: string;
}

const check = (isGood: boolean, good: string, bad: string): Check => ({
  isGood,
  text: isGood ? good : bad,
});

/** Checks before saving; only title and category are required. */
export function checksOf(fields: ArticleFields): Check[] {
  const { title, category, content } = fields;
  const images = content.filter(isImage).filter(({ src }) => src !== '');
  const emptyImages = content.filter(isImage).length - images.length;
  const unnamed = images.filter(({ alt }) => alt.trim() === '').length;
  const first = content.find(isParagraph)?.content.trim() ?? '';
  const deadVideos = content.filter(isVideo).filter(({ videoId }) => !youtubeId(videoId)).length;
  return [
    title.trim() === ''
      ? check(false, '', articleEditorWords.theArticleHasNoTitle)
      : check(
          title.length <= LONGEST_TITLE,
          articleEditorWords.titleIsUnderCharacters(LONGEST_TITLE),
          articleEditorWords.titleIsOverCharacters(LONGEST_TITLE),
        ),
    check(
      category.trim() !== '',
      articleEditorWords.categoryIsChosen,
      articleEditorWords.noCategoryIsChosen,
    ),
    images.length === 0
      ? check(false, '', articleEditorWords.noPictureReadersSeePlaceholder)
      : check(
          unnamed === 0,
          articleEditorWords.everyPictureHasAltText,
          articleEditorWords.aPictureHasNoAlt,
        ),
    first === ''
      ? check(false, '', articleEditorWords.thereIsNoTextYet)
      : check(
          first.length < LONGEST_FIRST,
          articleEditorWords.firstParagraphIsUnderCharacters(LONGEST_FIRST),
          articleEditorWords.firstParagraphIsOverCharacters(LONGEST_FIRST),
        ),
    ...(emptyImages > 0 ? [check(false, '', articleEditorWords.anImageBlock)] : []),
    ...(deadVideos > 0 ? [check(false, '', articleEditorWords.videoBlockHasNoId)] : []),
  ];
}
