/** A clipboard of a program, with the blocks that it gives. */
export interface PasteFixture {
  name: string;
  /** `text/html`; absent for a plain text. */
  html?: string;
  text?: string;
  /** True for a paste without interpretation. */
  isPlain?: boolean;
  /** Blocks without their ids; footnotes have the ids n1, n2 and so on. */
  blocks: object[];
  /** Words about what is left out; default: nothing is. */
  leftOut?: string;
}

export const p = (content: string, ...marks: object[]) =>
  marks.length > 0 ? { type: 'paragraph', content, marks } : { type: 'paragraph', content };
export const mark = (kind: string, start: number, end: number) => ({ start, end, kind });
export const link = (href: string, start: number, end: number) => ({
  start,
  end,
  kind: 'link',
  href,
});
export const h = (level: 2 | 3, content: string) => ({ type: 'heading', level, content });
export const item = (content: string, ...inner: string[]) =>
  inner.length > 0
    ? { content, list: { style: 'bulleted', items: inner.map((one) => ({ content: one })) } }
    : { content };
export const list = (...items: object[]) => ({ type: 'list', style: 'bulleted', items });
export const numbered = (...items: object[]) => ({ type: 'list', style: 'numbered', items });
export const quote = (content: string, source?: string, ...marks: object[]) => ({
  ...(source === undefined ? {} : { source }),
  type: 'quotation',
  content,
  ...(marks.length > 0 ? { marks } : {}),
});
export const table = (hasHead: boolean, ...rows: unknown[][]) => ({
  type: 'table',
  rows,
  hasHead,
  hasTotal: false,
});

export const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

export const point = (level: number, sign: string, text: string, name = 'MsoListParagraph') =>
  `<p class=${name} style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">${body}</b><br class="Apple-interchange-newline">`;

export const span = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial;${style};vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;

export const online = (level: number, text: string, tag = 'ul') =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list"><li data-listid="3" data-aria-level="${level}" role="listitem"><p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

export const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const from = (start: number, ...items: object[]) => ({ ...numbered(...items), start });
export const cell = (content: string, more: object = {}) => ({ content, ...more });
export const marked = (content: string, ...marks: object[]) => ({ content, marks });
export const note = (start: number, end: number, href: string) => ({
  start,
  end,
  kind: 'note',
  href,
});
export const notes = (...items: [id: string, content: string][]) => ({
  type: 'notes',
  items: items.map(([id, content]) => ({ id, content })),
});
export const listPoint = (level: number, lists: string, sign: string, text: string) =>
  point(level, sign, text).replace(
    `mso-list:l0 level${level} lfo1`,
    `mso-list:${lists.replace('N', `level${level}`)}`,
  );
export const normal = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;
