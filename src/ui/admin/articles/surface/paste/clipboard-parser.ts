import {
  DOMParser,
  type ParseOptions,
  type Schema,
  type Slice,
  type TagParseRule,
} from 'prosemirror-model';
import { frameOf } from '#blocks/embed/frame-of.ts';
import { cellOf, type TableBlock } from '#blocks/table/table.ts';
import {
  blockTypeOf,
  type ContentBlock,
  contentBlockSchema,
  mediaOf,
} from '#core/article/content-block.ts';
import { youtubeId } from '#core/video/video.ts';
import { newBlockId } from '../../blocks/new-block-id.ts';
import { schema } from '../schema.ts';
import { cleanClipboard } from './clean-clipboard.ts';
import { type LeftOut, leaveOut } from './left-out.ts';
import { cellsOf, textOfElement } from './pasted-cells.ts';

/** Pictures of a clipboard that are to be uploaded, by the ids of their blocks. */
export type PastedPictures = Map<string, string>;

/** Results of a paste besides its blocks. */
export interface Pasted {
  pictures: PastedPictures;
  leftOut: LeftOut;
}

const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

const isOwnMedium = (address: string): boolean =>
  address === '' || /^\/(?![/\\])/.test(address) || pictureData.test(address);

/** A card that was copied from an article; `undefined` if it may not be pasted. */
function copiedCard(element: HTMLElement): ContentBlock | undefined {
  try {
    const values: unknown = JSON.parse(element.dataset.values ?? '');
    if (typeof values !== 'object') return undefined;
    const read = contentBlockSchema.safeParse({ ...values, id: '', type: element.dataset.card });
    const isFine = read.success && blockTypeOf(read.data) && mediaOf(read.data).every(isOwnMedium);
    return isFine ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** True if the first row of a table holds headings. */
function hasHead(table: HTMLTableElement): boolean {
  const [first] = table.rows;
  if (!first) return false;
  return (
    first.parentElement?.tagName === 'THEAD' ||
    [...first.cells].every(({ tagName }) => tagName === 'TH')
  );
}

function tableValues(table: HTMLElement): Partial<TableBlock> {
  if (!(table instanceof HTMLTableElement)) return { rows: [], hasHead: false, hasTotal: false };
  const caption = table.caption ? textOfElement(table.caption).content.trim() : '';
  const last = [...table.rows].at(-1);
  return {
    ...(caption === '' ? {} : { caption }),
    rows: cellsOf(table).map((row) => row.map(cellOf)),
    hasHead: hasHead(table),
    hasTotal: last?.parentElement?.tagName === 'TFOOT' && table.rows.length > 1,
  };
}

/** Block of what a frame shows; `undefined` if it is nothing that can be embedded. */
function blockOfFrame(src: string): ContentBlock | undefined {
  if (youtubeId(src) === undefined && frameOf(src) === undefined) return undefined;
  return { id: newBlockId(), type: 'embed', url: src, title: '' };
}

/** Rules of what only a clipboard holds. */
function clipboardRules({ pictures, leftOut }: Pasted): TagParseRule[] {
  return [
    { tag: 'hr', node: 'divider' },
    { tag: 'table', node: 'table', getAttrs: (table) => ({ values: tableValues(table) }) },
    {
      tag: 'blockquote[data-source]',
      node: 'quotation',
      getAttrs: (quote) => ({ source: quote.dataset.source ?? null }),
    },
    {
      tag: 'iframe',
      node: 'embed',
      getAttrs: (frame) => {
        const block = blockOfFrame(frame.getAttribute('src') ?? '');
        if (!block) {
          leaveOut(leftOut, 'frame');
          return false;
        }
        const { id, type: _, ...values } = block;
        return { id, values };
      },
    },
    { tag: 'iframe', ignore: true },
    {
      tag: 'img',
      node: 'image',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        if (!pictureData.test(src)) return false;
        const id = newBlockId();
        pictures.set(id, src);
        return { id, values: { src: '', alt: element.getAttribute('alt') ?? '' } };
      },
    },
    { tag: 'img', ignore: true },
    ...Object.keys(schema.nodes)
      .filter((name) => schema.nodes[name]?.isInGroup('card') && name !== 'locked')
      .map(
        (name): TagParseRule => ({
          tag: `div[data-card="${name}"]`,
          node: name,
          getAttrs: (element) => {
            const card = copiedCard(element);
            if (!card) return false;
            const { id: _, type: __, ...values } = card;
            return { values };
          },
        }),
      ),
    { tag: 'div[data-card], div[data-locked]', ignore: true },
  ];
}

/** Reads what is pasted by the rules of the schema; what it has no rule for gives its words. */
class ClipboardParser extends DOMParser {
  readonly pasted: Pasted;

  constructor(ours: Schema, pasted: Pasted) {
    super(ours, [...clipboardRules(pasted), ...DOMParser.fromSchema(ours).rules]);
    this.pasted = pasted;
  }

  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    this.pasted.leftOut.clear();
    this.pasted.pictures.clear();
    if (dom instanceof Element) cleanClipboard(dom, this.pasted.leftOut);
    return super.parseSlice(dom, { ...options, preserveWhitespace: false });
  }
}

/** Parser of pasted elements; `pasted` gets the pictures that it finds, and what it leaves out. */
export const createClipboardParser = (
  pasted: Pasted = { pictures: new Map(), leftOut: new Map() },
): DOMParser => new ClipboardParser(schema, pasted);
