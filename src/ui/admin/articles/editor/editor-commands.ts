import { type BlockType, isImage } from '#core/article/content-block.ts';
import { showToast } from '#ui/kit/stores/toast-store.ts';
import { readPicture } from '../../media/read-picture.ts';
import type { StagedMedia } from '../../media/staged-media.ts';
import { emptyBlock, newBlockId } from './article-fields.ts';
import { type EditedBlock, type EditorDispatch, type EditorState, keyed } from './editor-state.ts';

/** Focus target after a change has been rendered. */
export type FocusWish =
  | { key: string }
  /** The control that was used, wherever its block moved. */
  | { element: HTMLElement; key: string }
  /** Keeps the focus and scrolls the block into view. */
  | { seenKey: string };

interface Surroundings {
  state: () => EditorState;
  dispatch: EditorDispatch;
  wishFocus: (wish: FocusWish) => void;
  say: (words: string) => void;
}

async function pictureIn(file: File): Promise<StagedMedia | undefined> {
  const outcome = await readPicture(file);
  if (outcome.ok) return outcome.media;
  showToast({ title: 'Upload Failed', text: outcome.reason, isError: true });
  return undefined;
}

/**
 * Commands on blocks. Create them once per editor: a stable object keeps memoized blocks from
 * rendering.
 */
export function editorCommands({ state, dispatch, wishFocus, say }: Surroundings) {
  const blocks = (): readonly EditedBlock[] => state().now.blocks;
  const indexOf = (key: string): number => blocks().findIndex((one) => one.key === key);

  const insertBlock = (block: EditedBlock, to: number): void => {
    wishFocus({ key: block.key });
    dispatch({ type: 'insert', block, to });
  };

  const move = (key: string, to: number): void => {
    const last = blocks().length - 1;
    if (to < 0 || to > last || to === indexOf(key)) return;
    const element = document.activeElement;
    const around = element?.closest<HTMLElement>('[data-block]');
    // Dragging a block leaves the focus elsewhere.
    const isWithin = element instanceof HTMLElement && around?.dataset.block === key;
    wishFocus(isWithin ? { element, key } : { seenKey: key });
    dispatch({ type: 'move', key, to });
    say(`Moved to place ${to + 1} of ${last + 1}.`);
  };

  /** Puts a picture from a file into an image block. */
  async function fill(key: string, file: File): Promise<void> {
    const picture = await pictureIn(file);
    // Reads the block after the upload: it may have changed meanwhile.
    const block = blocks().find((one) => one.key === key)?.block;
    if (!(picture && block && isImage(block))) return;
    const values = { src: picture.url, alt: block.alt.trim() || picture.name };
    dispatch({ type: 'change-block', key, values, at: performance.now() });
    showToast({ title: 'Image Uploaded' });
  }

  /** Inserts an image block for each picture. */
  async function insertPictures(files: readonly File[], to: number): Promise<void> {
    let place = to;
    for (const file of files) {
      const picture = await pictureIn(file);
      if (!picture) continue;
      const { url: src, name: alt } = picture;
      insertBlock(keyed({ id: newBlockId(), type: 'image', src, alt }), place);
      place += 1;
      showToast({ title: 'Image Uploaded' });
    }
  }

  return {
    insert: (type: BlockType, to = blocks().length): void =>
      insertBlock(keyed(emptyBlock(type)), to),
    change: (key: string, values: Record<string, unknown>): void =>
      dispatch({ type: 'change-block', key, values, at: performance.now() }),
    move,
    moveBy: (key: string, by: number): void => move(key, indexOf(key) + by),
    duplicate: (key: string): void => {
      dispatch({ type: 'duplicate', key });
      say('Duplicated.');
    },
    remove: (key: string): void => {
      const at = indexOf(key);
      const neighbour = blocks()[at + 1] ?? blocks()[at - 1];
      if (!neighbour) return;
      wishFocus({ key: neighbour.key });
      dispatch({ type: 'remove', key });
      say('Block removed.');
    },
    fill,
    /**
     * Places dropped or pasted pictures: a single one fills the image block `key`, otherwise each
     * becomes a new block at `place`.
     */
    takePictures: (files: readonly File[], place: number, key: string | undefined): void => {
      const block = blocks().find((one) => one.key === key);
      const [file] = files;
      if (block && file && files.length === 1 && isImage(block.block)) {
        void fill(block.key, file);
      } else {
        void insertPictures(files, place);
      }
    },
    indexOf,
    count: (): number => blocks().length,
  };
}

export type EditorCommands = ReturnType<typeof editorCommands>;
