import type { ContentBlock } from '#core/article/content-block.ts';
import { isGallery, isImage } from '#core/article/content-block.ts';
import { unframed, wordsFor } from '../../media/from-library.ts';
import { uploadPicture } from '../blocks/media/upload-picture.ts';
import { newBlockId } from '../blocks/new-block-id.ts';
import { insertBlock, setCardValues } from './text-commands.ts';
import { blockOf } from './text-document.ts';
import type { TextEditor } from './text-editor.ts';

/** Index of the block with that id; the fallback if it is gone. */
function indexOf(text: TextEditor, id: string | undefined, fallback: number): number {
  const at = text.state().doc.children.findIndex((node) => node.attrs.id === id);
  return id !== undefined && at >= 0 ? at : Math.min(fallback, text.state().doc.childCount);
}

/** Puts a picture from a file into the image block with that index. */
async function fillImage(text: TextEditor, index: number, file: File): Promise<void> {
  const { id } = blockOf(text.state().doc.child(index));
  const picture = await uploadPicture(file);
  const at = indexOf(text, id, index);
  const node = text.state().doc.maybeChild(at);
  // Reads the block after the upload: it may have changed meanwhile.
  const block = node && blockOf(node);
  if (!(picture && block && isImage(block))) return;
  text.apply(
    setCardValues(text.state(), at, { ...unframed, src: picture.url, ...wordsFor(block, picture) }),
  );
}

/** Adds a picture from each file to the gallery block with that index. */
async function addToGallery(text: TextEditor, index: number, files: readonly File[]) {
  const { id } = blockOf(text.state().doc.child(index));
  for (const file of files) {
    const picture = await uploadPicture(file);
    if (!picture) continue;
    const at = indexOf(text, id, index);
    const node = text.state().doc.maybeChild(at);
    // Reads the block after each upload: it may have changed meanwhile.
    const block = node && blockOf(node);
    if (!(block && isGallery(block))) return;
    const added = { src: picture.url, ...wordsFor({ alt: '' }, picture) };
    text.apply(setCardValues(text.state(), at, { pictures: [...block.pictures, added] }));
  }
}

/** Inserts an image block for each picture. */
async function insertPictures(text: TextEditor, files: readonly File[], place: number) {
  const before = text.state().doc.maybeChild(place - 1)?.attrs.id;
  let after: string | undefined = typeof before === 'string' ? before : undefined;
  for (const [at, file] of files.entries()) {
    const picture = await uploadPicture(file);
    if (!picture) continue;
    const words = wordsFor({ alt: '' }, picture);
    const block: ContentBlock = { id: newBlockId(), type: 'image', src: picture.url, ...words };
    const index = after === undefined ? place + at : indexOf(text, after, place - 1) + 1;
    text.apply(insertBlock(text.state(), block, Math.min(index, text.state().doc.childCount)));
    after = block.id;
  }
}

/**
 * Places dropped or pasted pictures: a single one fills the image block with the index `under`, all join a gallery there,
 * otherwise each becomes a new block before the one with the index `place`.
 */
export async function takePictures(
  text: TextEditor,
  files: readonly File[],
  { place, under }: { place: number; under: number | undefined },
): Promise<void> {
  const node = under === undefined ? null : text.state().doc.maybeChild(under);
  const [file] = files;
  if (under !== undefined && node && isImage(blockOf(node)) && file && files.length === 1) {
    await fillImage(text, under, file);
  } else if (under !== undefined && node && isGallery(blockOf(node))) {
    await addToGallery(text, under, files);
  } else await insertPictures(text, files, place);
}
