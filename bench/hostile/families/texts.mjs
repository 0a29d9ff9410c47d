/** Texts of articles at the limits of every rule, in the scripts and signs that cost most. */

/** The rules' limits (`src/core/article/article-content.ts`, `src/core/text/form-text.ts`). */
const limits = {
  text: 200_000,
  paragraph: 100_000,
  blocks: 2_000,
  media: 500,
  marksOfBlock: 1_000,
  marks: 3_000,
  parts: 5_000,
  points: 2_000,
};

/** @typedef {Record<string, unknown> & { type: string }} Block */

/** @param {readonly Block[]} blocks */
const numbered = (blocks) => blocks.map((block, at) => ({ id: `b${at}`, ...block }));

/** @param {string} unit @param {number} length */
const filled = (unit, length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** @param {string} content @param {object} [more] @returns {Block} */
const paragraph = (content, more = {}) => ({ type: 'paragraph', content, ...more });

/** A text of the greatest length, in paragraphs of the greatest length. @param {string} unit */
const paragraphsOf = (unit) =>
  Array.from({ length: limits.text / limits.paragraph }, () =>
    paragraph(filled(unit, limits.paragraph).trim()),
  );

/** Words of five letters, all different, from a number on. @param {number} from @param {number} count */
const differentWords = (from, count) =>
  Array.from({ length: count }, (_, at) =>
    [...(26 ** 4 + from + at).toString(26)]
      .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
      .join(''),
  ).join(' ');

/** Signs in a row from one code point on. @param {number} from @param {number} count */
const signsFrom = (from, count) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at)).join('');

const kinds = ['strong', 'emphasis', 'strike', 'superscript', 'subscript', 'code'];

/** Marks that overlap everywhere. @param {number} count @param {number} length of the text */
const overlapping = (count, length) =>
  Array.from({ length: count }, (_, at) => ({
    start: (at * 7) % (length - 40),
    end: ((at * 7) % (length - 40)) + 3 + (at % 37),
    kind: kinds[at % kinds.length],
  }));

/** Links side by side. @param {number} count */
const links = (count) =>
  Array.from({ length: count }, (_, at) => ({
    start: at * 6,
    end: at * 6 + 5,
    kind: 'link',
    href: `https://example.org/${at}`,
  }));

const blocksWithMarks = Array.from({ length: limits.marks / limits.marksOfBlock });
/** Characters of each of them. */
const markedLength = limits.text / blocksWithMarks.length;

/**
 * Returns the texts by name.
 * @returns {Record<string, (Block & { id: string })[]>}
 */
export const textsAtLimits = () =>
  Object.fromEntries(
    Object.entries({
      'words that are all different': Array.from(
        { length: limits.text / limits.paragraph },
        (_, at) => paragraph(differentWords(at * 16_666, 16_666)),
      ),
      'one word without a space': paragraphsOf('x'),
      'words of one letter': paragraphsOf('a '),
      Han: paragraphsOf(signsFrom(0x4e00, 6_000)),
      kana: paragraphsOf(signsFrom(0x3041, 80)),
      Thai: paragraphsOf('ภาษาไทยไม่มีช่องว่างระหว่างคำ'),
      Khmer: paragraphsOf('ភាសាខ្មែរមិនមានចន្លោះ'),
      'Devanagari with nuktas': paragraphsOf('क़ख़ग़ज़ड़ढ़फ़य़ हिन्दी पंद्रह '),
      'Arabic with points': paragraphsOf('اَلْعَرَبِيَّةُ ٱلْكِتَابُ '),
      Hangul: paragraphsOf(signsFrom(0xac00, 5_000)),
      'combining marks': paragraphsOf(`a${'\u0315\u0300'.repeat(500)}`),
      'letters that Unicode takes apart': paragraphsOf(`${signsFrom(0x1e00, 200)} `),
      ligatures: paragraphsOf('ﷺﷻﬃﬄ '),
      'invisible signs': paragraphsOf('a\u00ad\u200b\u200d\ufe0f\u2060'),
      'families of emoji': paragraphsOf('👩\u200d👩\u200d👧\u200d👦'),
      'flags and skin tones': paragraphsOf('🇮🇳👍🏽'),
      'directions that never end': paragraphsOf('\u202e\u2067ab'),
      'signs of HTML': paragraphsOf('&<>"\'`'),
      'quotation marks and dashes': paragraphsOf('"\'-- '),
      'line breaks': paragraphsOf('a\n'),
      'signs of Markdown': paragraphsOf('*_~`[]()#'),
      'paragraphs as many as may be': Array.from({ length: limits.blocks }, (_, at) =>
        paragraph(filled(`Paragraph ${at} `, limits.text / limits.blocks).trim()),
      ),
      'marks that overlap': blocksWithMarks.map(() =>
        paragraph(filled('marked words ', markedLength).trim(), {
          marks: overlapping(limits.marksOfBlock, markedLength - 1),
        }),
      ),
      'links side by side': blocksWithMarks.map(() =>
        paragraph(filled('linked ', markedLength).trim(), {
          marks: links(limits.marksOfBlock),
        }),
      ),
      'a table of the most cells': [
        {
          type: 'table',
          rows: Array.from({ length: limits.parts / 10 }, (_, row) =>
            Array.from({ length: 10 }, (_, column) => `${row} ${column}`),
          ),
          hasHead: true,
          hasTotal: true,
        },
      ],
      'a table of cells that span': [
        {
          type: 'table',
          rows: Array.from({ length: limits.points }, (_, row) => [
            { content: `${row}`, rows: 1_000, columns: 2 },
          ]),
          hasHead: false,
          hasTotal: false,
        },
      ],
      'a list of the most points': [
        {
          type: 'list',
          style: 'numbered',
          items: Array.from({ length: limits.points }, (_, at) => ({
            content: `Point ${at}`,
            list: { style: 'bulleted', items: [{ content: `Within ${at}` }] },
          })),
        },
      ],
      'the most notes': [
        paragraph(filled('noted ', limits.marksOfBlock * 6), {
          marks: Array.from({ length: limits.marksOfBlock }, (_, at) => ({
            start: at * 6,
            end: at * 6 + 5,
            kind: 'note',
            href: `n${at}`,
          })),
        }),
        {
          type: 'notes',
          items: Array.from({ length: limits.marksOfBlock }, (_, at) => ({
            id: `n${at}`,
            content: `Note ${at}.`,
          })),
        },
      ],
      'the most pictures': Array.from({ length: limits.media }, (_, at) => ({
        type: 'image',
        src: `/art/india.svg?${at}`,
        alt: `Picture ${at}`,
        caption: `Caption ${at}.`,
      })),
    }).map(([name, blocks]) => [name, numbered(blocks)]),
  );
