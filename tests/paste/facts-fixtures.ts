import {
  docs,
  dot,
  h,
  item,
  link,
  list,
  mark,
  numbered,
  online,
  type PasteFixture,
  p,
  point,
  quote,
  span,
  table,
  word,
} from './paste-fixture.ts';

const from = (start: number, ...items: object[]) => ({ ...numbered(...items), start });
const cell = (content: string, more: object = {}) => ({ content, ...more });
const marked = (content: string, ...marks: object[]) => ({ content, marks });
const note = (start: number, end: number, href: string) => ({ start, end, kind: 'note', href });
const notes = (...items: [id: string, content: string][]) => ({
  type: 'notes',
  items: items.map(([id, content]) => ({ id, content })),
});
const listPoint = (level: number, lists: string, sign: string, text: string) =>
  point(level, sign, text).replace(
    `mso-list:l0 level${level} lfo1`,
    `mso-list:${lists.replace('N', `level${level}`)}`,
  );
const normal = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;

/** Clipboards that hold facts which a careless paste changes: deletions, numbers, cells, signs. */
export const factsFixtures: readonly PasteFixture[] = [
  {
    name: 'Word: deleted words stay away, inserted ones come in',
    html: word(
      normal(
        `The board has <del cite="mailto:A" datetime="2026-11-24T10:00">not </del><ins cite="mailto:A">already </ins>approved.`,
      ),
    ),
    blocks: [p('The board has already approved.')],
    leftOut: '1 deleted passage was left out.',
  },
  {
    name: 'Word: two deletions by class',
    html: word(
      normal(
        `<span class=msoDel><del>Old</del></span><span class=msoIns>New</span> and <span class=msoDel>bad</span> good`,
      ),
    ),
    blocks: [p('New and good')],
    leftOut: '2 deleted passages were left out.',
  },
  {
    name: 'Word: a comment and its sign',
    html: word(
      `${normal(`The wall<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[EE1]</a></span></span> fell.`)}<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference>[EE1]</span>Check this with the ministry.</p></div></div></div>`,
    ),
    blocks: [p('The wall fell.')],
    leftOut: '1 comment was left out.',
  },
  {
    name: 'Word: footnotes go to the end, and their signs lead there',
    html: word(
      `${normal(`It cost 500<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> crore.`)}${normal('The end.')}<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Budget, table 4.</p></div></div>`,
    ),
    blocks: [
      p('It cost 500[1] crore.', note(11, 14, 'n1')),
      p('The end.'),
      notes(['n1', 'Budget, table 4.']),
    ],
  },
  {
    name: 'Word: a numbered list that a bulleted one follows',
    html: word(listPoint(1, 'l0 N lfo1', '1.', 'A') + listPoint(1, 'l1 N lfo2', '·', 'B')),
    blocks: [numbered(item('A')), list(item('B'))],
  },
  {
    name: 'Word: two bulleted lists that follow each other',
    html: word(listPoint(1, 'l0 N lfo1', '·', 'A') + listPoint(1, 'l2 N lfo3', '·', 'B')),
    blocks: [list(item('A')), list(item('B'))],
  },
  {
    name: 'Word: a list goes on after a paragraph',
    html: word(
      point(1, '1.', 'One') + normal('Between') + point(1, '2.', 'Two') + point(1, '3.', 'Three'),
    ),
    blocks: [numbered(item('One')), p('Between'), from(2, item('Two'), item('Three'))],
  },
  {
    name: 'Word: a list from 1984',
    html: word(point(1, '1984.', 'The strike') + point(1, '1985.', 'The end')),
    blocks: [from(1984, item('The strike'), item('The end'))],
  },
  {
    name: 'Word: powers, indices and struck prices',
    html: word(normal(`10<sup>6</sup> t of CO<sub>2</sub>, <s>Rs 500</s> Rs 300`)),
    blocks: [
      p(
        '106 t of CO2, Rs 500 Rs 300',
        mark('superscript', 2, 3),
        mark('subscript', 11, 12),
        mark('strike', 14, 20),
      ),
    ],
  },
  {
    name: 'Word: a table with merged cells',
    html: word(
      `<table class=MsoTableGrid><tr><td>${normal('Ward')}</td><td colspan=2>${normal('Votes')}</td></tr><tr><td rowspan=2>${normal('North')}</td><td>${normal('2024')}</td><td>${normal('120')}</td></tr><tr><td>${normal('2026')}</td><td>${normal('140')}</td></tr></table>`,
    ),
    blocks: [
      table(
        false,
        ['Ward', cell('Votes', { columns: 2 })],
        [cell('North', { rows: 2 }), '2024', '120'],
        ['2026', '140'],
      ),
    ],
  },
  {
    name: 'Word: cells with two paragraphs and a list',
    html: word(
      `<table><tr><td>${normal('Monday')}${normal('Tuesday')}</td><td>${point(1, '·', 'tea')}${point(1, '·', 'rice')}</td></tr><tr><td>a</td><td>b</td></tr></table>`,
    ),
    blocks: [table(false, ['Monday\nTuesday', '• tea\n• rice'], ['a', 'b'])],
  },
  {
    name: 'Word: a tab and spaces that it writes',
    html: word(
      normal(
        `One<span style='mso-tab-count:1'>         </span>two<span style='mso-spacerun:yes'>  </span>three`,
      ),
    ),
    blocks: [p('One two three')],
  },
  {
    name: 'Word: capitals by a style are capitals',
    html: word(normal(`the <span style='text-transform:uppercase'>bjp</span> won`)),
    blocks: [p('the BJP won')],
  },
  {
    name: 'Word Online: two lists that follow each other',
    html: online(1, 'One') + online(1, 'Two').replace('data-listid="3"', 'data-listid="7"'),
    blocks: [list(item('One')), list(item('Two'))],
  },
  {
    name: 'Word Online: numbers after a paragraph',
    html: `${online(1, 'One', 'ol')}<div class="OutlineElement"><p class="Paragraph"><span>Between</span></p></div>${online(1, 'Two', 'ol').replace('<ol', '<ol start="2"')}`,
    blocks: [numbered(item('One')), p('Between'), from(2, item('Two'))],
  },
  {
    name: 'Word Online: struck words',
    html: `<p class="Paragraph"><span class="TextRun" style="text-decoration: line-through;">Rs 500</span><span class="TextRun"> Rs 300</span></p>`,
    blocks: [p('Rs 500 Rs 300', mark('strike', 0, 6))],
  },
  {
    name: 'Word Online: a table with a link',
    html: `<table><tbody><tr><td><p class="Paragraph"><span>A </span><a class="Hyperlink" href="https://rail.example/">map</a></p></td><td><p><span>2</span></p></td></tr></tbody></table>`,
    blocks: [table(false, [marked('A map', link('https://rail.example/', 2, 5)), '2'])],
  },
  {
    name: 'Google Docs: struck, raised and lowered words',
    html: docs(
      `<p>${span('Rs 500', 'text-decoration:line-through')}${span(' Rs 300 for 10 m')}${span('2', 'vertical-align:super').replace(';vertical-align:baseline', '')}${span(' of H')}${span('2', 'vertical-align:sub').replace(';vertical-align:baseline', '')}${span('O')}</p>`,
    ),
    blocks: [
      p(
        'Rs 500 Rs 300 for 10 m2 of H2O',
        mark('strike', 0, 6),
        mark('superscript', 22, 23),
        mark('subscript', 28, 29),
      ),
    ],
  },
  {
    name: 'Google Docs: a checklist',
    html: docs(
      `<ul><li role="checkbox" aria-checked="false" style="list-style-type:none"><img src="${dot}" alt="unchecked" aria-roledescription="checkbox"><p>${span('Ring the ministry')}</p></li><li role="checkbox" aria-checked="true"><img src="${dot}" alt="checked" aria-roledescription="checkbox"><p>${span('Find the map')}</p></li></ul>`,
    ),
    blocks: [list(item('Ring the ministry'), item('☑ Find the map'))],
  },
  {
    name: 'Google Docs: a list that goes on',
    html: docs(
      `<ol><li><p>${span('One')}</p></li></ol><p>${span('Between')}</p><ol start="2"><li><p>${span('Two')}</p></li></ol>`,
    ),
    blocks: [numbered(item('One')), p('Between'), from(2, item('Two'))],
  },
  {
    name: 'Google Docs: footnotes',
    html: docs(
      `<p>${span('Rain')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${span(' fell.')}</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>${span(' Met office.')}</p></div>`,
    ),
    blocks: [p('Rain[1] fell.', note(4, 7, 'n1')), notes(['n1', 'Met office.'])],
  },
  {
    name: 'Google Docs: comments',
    html: docs(
      `<p>${span('Rain')}<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>${span(' fell.')}</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>${span('Really?')}</p></div>`,
    ),
    blocks: [p('Rain fell.')],
    leftOut: '1 comment was left out.',
  },
  {
    name: 'Google Docs: merged cells and a line break in a cell',
    html: docs(
      `<table><tbody><tr><td colspan="2"><p>${span('Rs 10')}<br>${span('000')}</p></td></tr><tr><td><p>${span('a')}</p></td><td><p>${span('b')}</p></td></tr></tbody></table>`,
    ),
    blocks: [table(false, [cell('Rs 10\n000', { columns: 2 })], ['a', 'b'])],
  },
  {
    name: 'Google Docs: a line break within a paragraph',
    html: docs(`<p>${span('12 Main Street')}<br>${span('Pune 411001')}</p>`),
    blocks: [p('12 Main Street\nPune 411001')],
  },
  {
    name: 'Outlook: a letter with its head and a table for layout',
    html: `<div class=WordSection1><table border=0><tr><td><p class=MsoNormal>Dear desk,</p></td></tr></table><p class=MsoNormal><b>From:</b> Asha<br><b>Sent:</b> Monday</p></div>`,
    blocks: [
      p('Dear desk,'),
      p('From: Asha\nSent: Monday', mark('strong', 0, 5), mark('strong', 11, 16)),
    ],
  },
  {
    name: 'Outlook: a tracking picture and a smiley',
    html: `<p class=MsoNormal>Thanks <img width=19 height=19 src="cid:x" alt="🙂"><img src="https://t.example/o.gif" width=1 height=1></p>`,
    blocks: [p('Thanks 🙂')],
  },
  {
    name: 'Outlook on the web: elements as lines',
    html: `<div class="elementToProof">One</div><div class="elementToProof"><br></div><div class="elementToProof">Two <span style="display:none">hidden</span></div>`,
    blocks: [p('One'), p('Two')],
  },
  {
    name: 'Pages: paragraphs and a list of its classes',
    html: `<p class="p1"><span class="s1">One<span class="Apple-converted-space"> </span>two</span></p><ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">Tea</span></li></ul><ol class="ol1"><li class="li1">First</li></ol>`,
    blocks: [p('One two'), list(item('Tea')), numbered(item('First'))],
  },
  {
    name: 'Pages: a superscript by style',
    html: `<p class="p1">x<span style="vertical-align: super">2</span></p>`,
    blocks: [p('x2', mark('superscript', 1, 2))],
  },
  {
    name: 'LibreOffice: changes',
    html: `<p class="western">He <del cite="mailto:B" datetime="2026-01-01">did not sign</del><ins>signed</ins>.</p>`,
    blocks: [p('He signed.')],
    leftOut: '1 deleted passage was left out.',
  },
  {
    name: 'LibreOffice: a footnote',
    html: `<p>Rain<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> fell.</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Met office.</p></div>`,
    blocks: [p('Rain[1] fell.', note(4, 7, 'n1')), notes(['n1', 'Met office.'])],
  },
  {
    name: 'LibreOffice: a list that begins at 4 with a heading in a point',
    html: `<ol start="4"><li><h3 class="western">Point</h3><p>text</p></li><li><p>Five</p></li></ol>`,
    blocks: [from(4, marked('Point\ntext', mark('strong', 0, 5)), item('Five'))],
  },
  {
    name: 'LibreOffice: a table with a head and a total',
    html: `<table><thead><tr><th>Town</th><th>Rain</th></tr></thead><tbody><tr><td>Pune</td><td>5</td></tr></tbody><tfoot><tr><td>All</td><td>5</td></tr></tfoot></table>`,
    blocks: [
      {
        type: 'table',
        rows: [
          ['Town', 'Rain'],
          ['Pune', '5'],
          ['All', '5'],
        ],
        hasHead: true,
        hasTotal: true,
      },
    ],
  },
  {
    name: 'Excel: merged cells with emphasis and a line break',
    html: `<table><tr><td colspan=2 class=xl66><b>2026</b></td></tr><tr><td>Rs 10<br>000</td><td align=right>1&nbsp;204</td></tr></table>`,
    blocks: [
      table(
        false,
        [cell('2026', { marks: [mark('strong', 0, 4)], columns: 2 })],
        ['Rs 10\n000', '1\u00a0204'],
      ),
    ],
  },
  {
    name: 'Excel: cells as plain text',
    text: 'Town\tRain\nPune\t1,204.5\n',
    blocks: [table(false, ['Town', 'Rain'], ['Pune', '1,204.5'])],
  },
  {
    name: 'Google Sheets: a row that spans, a link and a struck cell',
    html: `<google-sheets-html-origin><table><tbody><tr><td rowspan="2">North</td><td><a href="https://rail.example/" target="_blank">map</a></td></tr><tr><td style="text-decoration:line-through;">12</td></tr></tbody></table>`,
    blocks: [
      table(
        false,
        [cell('North', { rows: 2 }), marked('map', link('https://rail.example/', 0, 3))],
        ['12'],
      ),
    ],
  },
  {
    name: 'Google Sheets: hidden columns stay away',
    html: `<table><tr><td>A</td><td style="display:none">secret</td><td>B</td></tr></table>`,
    blocks: [table(false, ['A', 'B'])],
  },
  {
    name: 'Wikipedia: notes that were copied',
    html: `<p>It opened in 1911<sup id="cite_ref-3" class="reference"><a href="#cite_note-3">[3]</a></sup>.</p><ol class="references"><li id="cite_note-3"><span class="mw-cite-backlink"><a href="#cite_ref-3">^</a></span> <span class="reference-text">Rao, <i>Bridges</i>.</span></li></ol>`,
    blocks: [
      p('It opened in 1911[3].', note(17, 20, 'n1')),
      {
        type: 'notes',
        items: [{ id: 'n1', content: 'Rao, Bridges.', marks: [mark('emphasis', 5, 12)] }],
      },
    ],
  },
  {
    name: 'Wikipedia: a formula',
    html: `<p>Energy is <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math><mi>E</mi></math></span><img src="https://wikimedia.example/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle E=mc^{2}}"></span>.</p>`,
    blocks: [p('Energy is E=mc^{2}.')],
  },
  {
    name: 'Wikipedia: a table with heads of rows, a caption and a span',
    html: `<table class="wikitable"><caption>Rain</caption><tbody><tr><th>Town</th><th colspan="2">mm</th></tr><tr><th>Pune</th><td>5</td><td>6</td></tr></tbody></table>`,
    blocks: [
      {
        type: 'table',
        caption: 'Rain',
        rows: [
          ['Town', cell('mm', { columns: 2 })],
          ['Pune', '5', '6'],
        ],
        hasHead: true,
        hasTotal: false,
      },
    ],
  },
  {
    name: 'Wikipedia: a quotation within a quotation',
    html: `<blockquote><p>He said:</p><blockquote><p>Go.</p></blockquote><p>We went.</p></blockquote>`,
    blocks: [quote('He said:\nGo.\nWe went.')],
  },
  {
    name: 'Wikipedia: readings of words',
    html: `<p><ruby>大阪<rp>(</rp><rt>おおさか</rt><rp>)</rp></ruby>の橋</p>`,
    blocks: [p('大阪（おおさか）の橋')],
  },
  {
    name: 'WordPress: a quotation with its source, and footnotes',
    html: `<blockquote class="wp-block-quote"><p>The wall held.</p><cite>Devaki Parol, farmer</cite></blockquote><p>Rain<sup data-fn="b1" class="fn"><a href="#b1" id="b1-link">1</a></sup>.</p><ol class="wp-block-footnotes"><li id="b1">Met office. <a href="#b1-link">↩︎</a></li></ol>`,
    blocks: [
      quote('The wall held.', 'Devaki Parol, farmer'),
      p('Rain[1].', note(4, 7, 'n1')),
      notes(['n1', 'Met office.']),
    ],
  },
  {
    name: 'WordPress: preformatted lines and a verse',
    html: `<pre class="wp-block-code"><code>if x:\n  y = 2 * 3\n</code></pre>`,
    blocks: [p('if x:\n\u00a0\u00a0y = 2 * 3', mark('code', 0, 17))],
  },
  {
    name: 'WordPress: a picture of an emoji',
    html: `<p>Rain at last <img draggable="false" class="emoji" alt="🌧️" src="https://s.w.org/x.svg"> in Pune</p>`,
    blocks: [p('Rain at last 🌧️ in Pune')],
  },
  {
    name: 'WordPress: struck words of a plain page',
    html: `<p>Rs <del>500</del> 300</p>`,
    blocks: [p('Rs 500 300', mark('strike', 3, 6))],
  },
  {
    name: 'WordPress: a frame of a film, and another one',
    html: `<figure class="wp-block-embed"><div><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed&start=435"></iframe></div></figure><iframe src="https://ads.example/x"></iframe><p>End</p>`,
    blocks: [
      {
        type: 'embed',
        url: 'https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed&start=435',
        title: '',
      },
      p('End'),
    ],
    leftOut: '1 embedded frame was left out.',
  },
  {
    name: 'Ghost: a list that begins at 2, a rule and a film',
    html: `<ol start="2"><li>Two</li><li>Three</li></ol><hr><video src="https://x.example/a.mp4"></video><p>End</p>`,
    blocks: [from(2, item('Two'), item('Three')), { type: 'divider' }, p('End')],
    leftOut: '1 film or recording was left out.',
  },
  {
    name: 'Ghost: footnotes of Markdown',
    html: `<p>Rain<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1" class="footnote-item"><p>Met office. <a href="#fnref1" class="footnote-backref">↩</a></p></li></ol></section>`,
    blocks: [p('Rain[1].', note(4, 7, 'n1')), notes(['n1', 'Met office.'])],
  },
  {
    name: 'Ghost: a quotation of a figure',
    html: `<figure><blockquote>Go.</blockquote><figcaption>— Asha Rao</figcaption></figure>`,
    blocks: [quote('Go.', 'Asha Rao')],
  },
  {
    name: 'a web page: direct speech keeps its marks',
    html: `<p>He said <q>no, <q>never</q></q>.</p>`,
    blocks: [p('He said “no, ‘never’”.')],
  },
  {
    name: 'a web page: a list with numbers of its own',
    html: `<ol><li>One</li><li value="5">Five</li><li>Six</li></ol>`,
    blocks: [numbered(item('One')), from(5, item('Five'), item('Six'))],
  },
  {
    name: 'a web page: a fraction of raised and lowered digits',
    html: `<p>1<sup>1</sup>/<sub>2</sub> cups, 2<sup>nd</sup> day</p>`,
    blocks: [
      p(
        '11/2 cups, 2nd day',
        mark('superscript', 1, 2),
        mark('subscript', 3, 4),
        mark('superscript', 12, 14),
      ),
    ],
  },
  {
    name: 'a web page: a small picture that is a word, and a photograph',
    html: `<p>It costs <img src="/rupee.png" alt="₹" width="12">500.</p><p>See <img src="https://x.example/photo.jpg" alt="A boat on the sea" width="900"> here.</p>`,
    blocks: [p('It costs ₹500.'), p('See here.')],
    leftOut: '1 picture was left out.',
  },
  {
    name: 'a web page: words for screen readers alone, and words of no size',
    html: `<p>Open<span class="sr-only"> in a new window</span><span style="font-size:0"> hidden</span></p>`,
    blocks: [p('Open')],
  },
  {
    name: 'a web page: a picture in a cell goes behind the table',
    html: `<table><tr><td>A<img src="${dot}" alt="A dot"></td><td>B</td></tr></table><p>End</p>`,
    blocks: [table(false, ['A', 'B']), { type: 'image', src: '', alt: 'A dot' }, p('End')],
  },
  {
    name: 'a web page: a checklist of boxes',
    html: `<ul class="contains-task-list"><li><input type="checkbox" checked disabled> Done</li><li><input type="checkbox" disabled> To do</li></ul>`,
    blocks: [list(item('☑ Done'), item('To do'))],
  },
  {
    name: 'Slack: an emoji that is a picture',
    html: `<span>Rain <img data-stringify-type="emoji" alt=":rain_cloud:" src="https://x.example/e.png"> now</span>`,
    blocks: [p('Rain :rain_cloud: now')],
  },
  ...(
    [
      ['sums', 'fields: 500*6 + 1000*4 = 7000'],
      ['words with stars', 'f**k and then s**t'],
      ['a file of a program', 'rated 3*4*5 and __init__.py'],
      ['stars of hotels', 'The ***** hotel, *** rating'],
      ['brackets of an act', 'The act [as amended](see below) applies.'],
      ['editorial brackets', '“He [the minister] lied,” said Parol [2].'],
      ['a year at the beginning', '1984. That was the year of the strike.'],
      ['a dash at the beginning', '- 5 degrees at dawn'],
      ['a hash', '#1 in the charts'],
      ['a chevron', '> 500 people came'],
      ['backslashes', '5 \\* 3 and C:\\new_files\\_x_'],
      ['underscores', 'the file is called _final_v2_ by everybody'],
      ['a tilde', 'about ~~10 people~~ I think'],
      ['a line of dashes', 'Yours --- Asha'],
      ['html in a text', 'Use <b>bold</b> &amp; <i>italic</i>'],
      ['a word in stars', 'She said it was *really* late.'],
      ['a price list', 'tea * 2, rice * 3'],
      ['back ticks', 'The `60s were loud'],
      ['an equation', 'x_1 + x_2 = 2**3'],
      ['one point', '* see note'],
    ] as const
  ).map(
    ([name, text]): PasteFixture => ({
      name: `plain text is plain: ${name}`,
      text,
      blocks: [p(text)],
    }),
  ),
  {
    name: 'plain text is plain: numbers between paragraphs',
    text: '1. First\nA paragraph\n2. Second\nAnother\n3. Third',
    blocks: [p('1. First'), p('A paragraph'), p('2. Second'), p('Another'), p('3. Third')],
  },
  {
    name: 'Ctrl Shift V never interprets',
    text: '# Title\n\n- One\n- Two\n\n**bold** [x](https://x.example/)',
    isPlain: true,
    blocks: [p('# Title'), p('- One'), p('- Two'), p('**bold** [x](https://x.example/)')],
  },
  {
    name: 'Markdown: a link with brackets in its address',
    text: '# Planets\n\n[Mercury](https://en.wikipedia.org/wiki/Mercury_(planet)) is near.',
    blocks: [
      h(2, 'Planets'),
      p('Mercury is near.', link('https://en.wikipedia.org/wiki/Mercury_(planet)', 0, 7)),
    ],
  },
  {
    name: 'Markdown: editorial brackets before a link',
    text: '## Notes\n\n“He [the minister] lied,” said [Parol](https://example.org/p).',
    blocks: [
      h(2, 'Notes'),
      p('“He [the minister] lied,” said Parol.', link('https://example.org/p', 31, 36)),
    ],
  },
  {
    name: 'Markdown: a list from 4, escapes and struck words',
    text: '4. Fourth\n5. Fifth\n\n5 \\* 3 is ~~16~~ **fifteen**',
    blocks: [
      from(4, item('Fourth'), item('Fifth')),
      p('5 * 3 is 16 fifteen', mark('strike', 9, 11), mark('strong', 12, 19)),
    ],
  },
  {
    name: 'Markdown: a table and lines of code',
    text: '| Town | Rain |\n|---|---|\n| **Pune** | 5 |\n\n```\na = 2*3\n  b\n```',
    blocks: [
      {
        type: 'table',
        rows: [
          ['Town', 'Rain'],
          [marked('Pune', mark('strong', 0, 4)), '5'],
        ],
        hasHead: true,
        hasTotal: false,
      },
      p('a = 2*3\n\u00a0\u00a0b', mark('code', 0, 11)),
    ],
  },
  {
    name: 'Markdown: pictures are left out and said',
    text: '# Title\n\nSee ![a boat](https://x.example/a.jpg) here and **there**.',
    blocks: [h(2, 'Title'), p('See  here and there.', mark('strong', 14, 19))],
    leftOut: '1 picture was left out.',
  },
];
