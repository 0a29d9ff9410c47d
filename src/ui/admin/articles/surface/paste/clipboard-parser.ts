import {
  DOMParser,
  type ParseOptions,
  type Schema,
  type Slice,
  type TagParseRule,
} from 'prosemirror-model';
import {
  blockTypeOf,
  type ContentBlock,
  contentBlockSchema,
  mediaOf,
} from '#core/article/content-block.ts';
import { newBlockId } from '../../blocks/new-block-id.ts';
import { schema } from '../schema.ts';
import { cleanClipboard } from './clean-clipboard.ts';

/** Pictures of a clipboard that are to be uploaded, by the ids of their blocks. */
export type PastedPictures = Map<string, string>;

const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

const isOwnMedium = (address: string): boolean =>
  address === '' || /^\/(?![/\\])/.test(address) || pictureData.test(address);

/** A card that was copied from an article; `undefined` if it is none that may be pasted. */
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

const rowsOf = (table: HTMLElement): string[][] =>
  table instanceof HTMLTableElement
    ? [...table.rows].map((row) =>
        [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
      )
    : [];

/** Rules of what only a clipboard holds. */
function clipboardRules(pictures: PastedPictures): TagParseRule[] {
  return [
    { tag: 'hr', node: 'divider' },
    {
      tag: 'table',
      node: 'table',
      getAttrs: (table) => ({
        values: {
          rows: rowsOf(table),
          hasHead: table.querySelector('th') !== null,
          hasTotal: false,
        },
      }),
    },
    {
      tag: 'img',
      node: 'image',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        // A picture of another site would be loaded from there by every reader.
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
  constructor(ours: Schema, pictures: PastedPictures) {
    super(ours, [...clipboardRules(pictures), ...DOMParser.fromSchema(ours).rules]);
  }

  override parseSlice(dom: Node, options: ParseOptions = {}): Slice {
    if (dom instanceof Element) cleanClipboard(dom);
    return super.parseSlice(dom, { ...options, preserveWhitespace: false });
  }
}

/** Parser of pasted elements; the pictures that it finds are put into the map. */
export const createClipboardParser = (pictures: PastedPictures): DOMParser =>
  new ClipboardParser(schema, pictures);
