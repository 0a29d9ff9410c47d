import {
  cell,
  dot,
  from,
  h,
  item,
  link,
  list,
  mark,
  marked,
  note,
  notes,
  numbered,
  type PasteFixture,
  p,
  quote,
  table,
} from './paste-fixture.ts';

/** Clipboards of spreadsheets, web pages and Markdown that hold facts which a careless paste changes. */
export const sheetsAndPages: readonly PasteFixture[] = [
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
  {
    name: 'a formula of MathML keeps powers and fractions',
    html: `<p>About <math><msup><mn>10</mn><mn>6</mn></msup></math> and <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.</p>`,
    blocks: [p('About 106 and 1/2.', mark('superscript', 8, 9))],
  },
  {
    name: 'KaTeX: the source of a formula',
    html: `<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mn>10</mn></mrow><annotation encoding="application/x-tex">10^6</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>10</span><span>6</span></span></span>.</p>`,
    blocks: [p('So 10^6.')],
  },
  {
    name: 'an editor for code: lines by breaks',
    html: `<pre>line one<br>line two</pre>`,
    blocks: [p('line one\nline two', mark('code', 0, 17))],
  },
  {
    name: 'a newsletter that hides the space between its cells',
    html: `<table role="presentation"><tr><td style="font-size:0px;padding:20px"><div style="font-size:16px">All the words</div></td></tr></table>`,
    blocks: [p('All the words')],
  },
  {
    name: 'a page with a form for comments',
    html: `<div class="post"><p>The story.</p><p>Its end. <a id="cmnt-form">Comment</a></p></div>`,
    blocks: [p('The story.'), p('Its end. Comment')],
  },
  {
    name: 'two signs of notes that are raised together',
    html: `<p>A fact<sup><a href="#fn1">1</a>,<a href="#fn2">2</a></sup>.</p><ol><li id="fn1">One.</li><li id="fn2">Two.</li></ol>`,
    blocks: [
      p('A fact[1],[2].', note(6, 9, 'n1'), mark('superscript', 6, 13), note(10, 13, 'n2')),
      notes(['n1', 'One.'], ['n2', 'Two.']),
    ],
  },
  {
    name: 'Markdown: a list within a quotation, two lists in a point',
    text: `> **Note**\n> - first point\n> - second point\n\n- a one\n  - b two\n  1. c three\n- d four`,
    blocks: [
      {
        ...quote('Note\n• first point\n• second point'),
        marks: [{ start: 0, end: 4, kind: 'strong' }],
      },
      list(
        { content: 'a one\n• b two', list: { style: 'numbered', items: [{ content: 'c three' }] } },
        item('d four'),
      ),
    ],
  },
];
