import { uploadPicture } from '../../blocks/media/upload-picture.ts';
import { positionOf } from '../changed-blocks.ts';
import { removeBlock } from '../text-commands.ts';
import { blockOf } from '../text-document.ts';
import type { TextEditor } from '../text-editor.ts';
import type { PastedPictures } from './clipboard-parser.ts';

/** File of a data URL; `undefined` if it is damaged. It is decoded here: pages may connect to their site alone. */
function fileOf(address: string): File | undefined {
  const [, type = '', base64, data = ''] =
    /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  try {
    const bytes = base64 ? atob(decodeURIComponent(data)) : decodeURIComponent(data);
    const content = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new File([content], '', { type });
  } catch {
    return undefined;
  }
}

const indexOf = (text: TextEditor, id: string): number =>
  text.state().doc.children.findIndex((node) => node.attrs.id === id);

/** Uploads the pictures that were pasted with a text into their blocks; one that is refused goes away. */
export async function uploadPasted(text: TextEditor, pictures: PastedPictures): Promise<void> {
  for (const [id, address] of pictures) {
    if (indexOf(text, id) < 0) continue;
    const file = fileOf(address);
    const picture = file && (await uploadPicture(file));
    const { doc, tr } = text.state();
    const at = indexOf(text, id);
    const node = doc.maybeChild(at);
    if (!node) continue;
    if (!picture) text.apply(removeBlock(text.state(), at));
    else {
      const { alt } = { alt: '', ...blockOf(node) };
      const values = { ...node.attrs.values, src: picture.url, alt };
      text.apply(tr.setNodeAttribute(positionOf(doc, at), 'values', values));
    }
  }
}
