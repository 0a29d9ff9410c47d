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

export const pasteFixtures: readonly PasteFixture[] = [
  {
    name: 'Word: paragraphs',
    html: word(
      `<p class=MsoNormal>One <b>bold</b> word.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>And <i>more</i>.<o:p></o:p></p>`,
    ),
    blocks: [p('One bold word.', mark('strong', 4, 8)), p('And more.', mark('emphasis', 4, 8))],
  },
  {
    name: 'Word: a title and headings',
    html: word(
      `<p class=MsoTitle>The title<o:p></o:p></p><h1>First<o:p></o:p></h1><h3><b>Third</b></h3><p class=MsoNormal>Text.</p>`,
    ),
    blocks: [h(2, 'The title'), h(2, 'First'), h(3, 'Third'), p('Text.')],
  },
  {
    name: 'Word: a link, and a bookmark that leads nowhere',
    html: word(
      `<p class=MsoNormal><a name="_Toc1"></a>See <a href="https://rail.example/">the map</a> and <a href="#_Toc2">below</a>.</p>`,
    ),
    blocks: [p('See the map and below.', link('https://rail.example/', 4, 11))],
  },
  {
    name: 'Word: a bulleted list',
    html: word(point(1, '·', 'One') + point(1, '·', 'Two')),
    blocks: [list(item('One'), item('Two'))],
  },
  {
    name: 'Word: a numbered list between paragraphs',
    html: word(
      `<p class=MsoNormal>Before</p>${point(1, '1.', 'One')}${point(1, '2.', 'Two')}<p class=MsoNormal>After</p>`,
    ),
    blocks: [p('Before'), numbered(item('One'), item('Two')), p('After')],
  },
  {
    name: 'Word: a list nested by level',
    html: word(
      point(1, '·', 'One') +
        point(2, 'o', 'Inner') +
        point(2, 'o', 'Second') +
        point(1, '·', 'Two'),
    ),
    blocks: [list(item('One', 'Inner', 'Second'), item('Two'))],
  },
  {
    name: 'Word: a list nested deeper than ours is flattened',
    html: word(point(1, '·', 'One') + point(2, 'o', 'Two') + point(3, '§', 'Three')),
    blocks: [list(item('One', 'Two', 'Three'))],
  },
  {
    name: 'Word: two lists with a paragraph between',
    html: word(`${point(1, '·', 'One')}<p class=MsoNormal>Between</p>${point(1, '·', 'Two')}`),
    blocks: [list(item('One')), p('Between'), list(item('Two'))],
  },
  {
    name: 'Word: a table',
    html: word(
      `<table class=MsoTableGrid><tr><td><p class=MsoNormal>A</p></td><td><p>B</p></td></tr><tr><td>1</td><td>2</td></tr></table>`,
    ),
    blocks: [table(false, ['A', 'B'], ['1', '2'])],
  },
  {
    name: 'Word: hidden words and a picture of the disk',
    html: word(
      `<p class=MsoNormal>Seen<span style='mso-hide:all;display:none'>hidden</span><img src="file:///C:/Temp/clip_image001.png" alt="x"></p>`,
    ),
    blocks: [p('Seen')],
    leftOut: '1 picture was left out.',
  },
  {
    name: 'Word: a line break and coloured words',
    html: word(`<p class=MsoNormal>One<br>\n<span style='color:red'>two</span></p>`),
    blocks: [p('One\ntwo')],
  },
  {
    name: 'Word Online: a heading by role',
    html: `<div class="OutlineElement"><p role="heading" aria-level="2" class="Paragraph"><span>Heading</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Bold</span><span> text</span></p></div>`,
    blocks: [h(2, 'Heading'), p('Bold text', mark('strong', 0, 4))],
  },
  {
    name: 'Word Online: a list of single points',
    html: online(1, 'One') + online(1, 'Two'),
    blocks: [list(item('One'), item('Two'))],
  },
  {
    name: 'Word Online: a nested list',
    html: online(1, 'One') + online(2, 'Inner') + online(1, 'Two'),
    blocks: [list(item('One', 'Inner'), item('Two'))],
  },
  {
    name: 'Word Online: a numbered list',
    html: online(1, 'One', 'ol') + online(1, 'Two', 'ol'),
    blocks: [numbered(item('One'), item('Two'))],
  },
  {
    name: 'Google Docs: paragraphs in an element that is not bold',
    html: docs(
      `<p dir="ltr" style="margin:0">${span('One ')}${span('bold', 'font-weight:700')}</p><br><p dir="ltr">${span('two', 'font-style:italic')}</p>`,
    ),
    blocks: [p('One bold', mark('strong', 4, 8)), p('two', mark('emphasis', 0, 3))],
  },
  {
    name: 'Google Docs: headings are not bold twice',
    html: docs(
      `<h1 dir="ltr">${span('First', 'font-weight:700')}</h1><h3 dir="ltr">${span('Third')}</h3>`,
    ),
    blocks: [h(2, 'First'), h(3, 'Third')],
  },
  {
    name: 'Google Docs: a list directly in a list',
    html: docs(
      `<ul><li dir="ltr" aria-level="1"><p role="presentation">${span('One')}</p></li><ul><li dir="ltr" aria-level="2"><p>${span('Inner')}</p></li></ul><li><p>${span('Two')}</p></li></ul>`,
    ),
    blocks: [list(item('One', 'Inner'), item('Two'))],
  },
  {
    name: 'Google Docs: a link',
    html: docs(
      `<p>${span('See ')}<a href="https://rail.example/a" style="text-decoration:none;">${span('this')}</a></p>`,
    ),
    blocks: [p('See this', link('https://rail.example/a', 4, 8))],
  },
  {
    name: 'Google Docs: a table',
    html: docs(
      `<div dir="ltr"><table><colgroup><col/></colgroup><tbody><tr><td><p>${span('A')}</p></td><td><p>${span('B')}</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table></div>`,
    ),
    blocks: [table(false, ['A', 'B'], ['1', '2'])],
  },
  {
    name: 'Google Docs: a rule',
    html: docs(`<p>${span('One')}</p><hr><p>${span('Two')}</p>`),
    blocks: [p('One'), { type: 'divider' }, p('Two')],
  },
  {
    name: 'Google Docs: a picture on its server is left out',
    html: docs(
      `<p>${span('Before')}<img src="https://lh7.example/a=s0" width="600"></p><p>${span('After')}</p>`,
    ),
    blocks: [p('Before'), p('After')],
    leftOut: '1 picture was left out.',
  },
  {
    name: 'Excel: cells',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General}</style></head><body><table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65>Year</td><td>Rain</td></tr><tr><td align=right>2025</td><td align=right>1,204.5</td></tr><!--EndFragment--></table></body></html>`,
    blocks: [table(false, ['Year', 'Rain'], ['2025', '1,204.5'])],
  },
  {
    name: 'Excel: one column is lines',
    html: `<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>`,
    blocks: [p('One'), p('Two')],
  },
  {
    name: 'Google Sheets: cells with headings',
    html: `<google-sheets-html-origin><style>td {border:1px}</style><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td data-sheets-value='{"1":3}'>1</td><td>2</td></tr></tbody></table></google-sheets-html-origin>`,
    blocks: [table(true, ['A', 'B'], ['1', '2'])],
  },
  {
    name: 'Gmail: lines in elements',
    html: `<div dir="ltr"><div>Dear desk,</div><div><br></div><div>the <b>train</b> runs.</div><blockquote class="gmail_quote"><div>Earlier words</div><div>and more</div></blockquote></div>`,
    blocks: [
      p('Dear desk,'),
      p('the train runs.', mark('strong', 4, 9)),
      { type: 'quotation', content: 'Earlier words\nand more' },
    ],
  },
  {
    name: 'Gmail: a table for layout',
    html: `<table><tr><td><table><tr><td><p>Letter</p></td></tr><tr><td><ul><li>One</li></ul></td></tr></table></td></tr></table>`,
    blocks: [p('Letter'), list(item('One'))],
  },
  {
    name: 'Slack: a message',
    html: `<meta charset='utf-8'><span style="color:#1d1c1d">The bridge is <b>open</b> <a target="_blank" href="https://rail.example/">here</a></span>`,
    blocks: [
      p('The bridge is open here', mark('strong', 14, 18), link('https://rail.example/', 19, 23)),
    ],
  },
  {
    name: 'Slack: a list and code',
    html: `<ul data-stringify-type="unordered-list"><li data-stringify-indent="0">One <code data-stringify-type="code">two</code></li></ul>`,
    blocks: [list({ content: 'One two', marks: [mark('code', 4, 7)] })],
  },
  {
    name: 'Wikipedia: a paragraph with notes',
    html: `<p>The <b>viaduct</b> of <a href="https://en.wikipedia.org/wiki/1911" title="1911">1911</a><sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> stands.</p>`,
    blocks: [
      p(
        'The viaduct of 1911 stands.',
        mark('strong', 4, 11),
        link('https://en.wikipedia.org/wiki/1911', 15, 19),
      ),
    ],
    leftOut: '1 sign of a note that was not copied was left out.',
  },
  {
    name: 'Wikipedia: a heading with its edit link, and a figure',
    html: `<h2><span class="mw-headline">History</span><span class="mw-editsection">[<a href="https://en.wikipedia.org/w/index.php">edit</a>]</span></h2><figure><a href="https://en.wikipedia.org/wiki/File:A.jpg"><img src="https://upload.wikimedia.org/a.jpg" alt="A"></a><figcaption>The pier</figcaption></figure>`,
    blocks: [h(2, 'History'), p('The pier')],
    leftOut: '1 picture was left out.',
  },
  {
    name: 'a web page: articles, sections and spans',
    html: `<article><header><h1>Headline</h1></header><section><p>One <em>two</em></p><p><strong><em>three</em></strong></p></section></article>`,
    blocks: [
      h(2, 'Headline'),
      p('One two', mark('emphasis', 4, 7)),
      p('three', mark('strong', 0, 5), mark('emphasis', 0, 5)),
    ],
  },
  {
    name: 'a web page: a quotation with its source',
    html: `<blockquote><p>We sold them.</p><footer><cite>Devaki</cite></footer></blockquote>`,
    blocks: [quote('We sold them.', 'Devaki')],
  },
  {
    name: 'a web page: a list of definitions gives its words',
    html: `<dl><dt>Term</dt><dd>Meaning</dd></dl>`,
    blocks: [p('Term'), p('Meaning')],
  },
  {
    name: 'a picture in the clipboard itself',
    html: `<p>Before</p><p><img src="${dot}" alt="A dot"></p><p>After</p>`,
    blocks: [p('Before'), { type: 'image', src: '', alt: 'A dot' }, p('After')],
  },
  {
    name: 'Markdown: headings, a list, a quotation, a rule',
    text: '# Title\n\n## Second\n### Third\n\n- One\n  - Inner\n- Two\n\n1. First\n2. Second\n\n> Said\n\n---\n\nEnd',
    blocks: [
      h(2, 'Title'),
      h(2, 'Second'),
      h(3, 'Third'),
      list(item('One', 'Inner'), item('Two')),
      numbered(item('First'), item('Second')),
      { type: 'quotation', content: 'Said' },
      { type: 'divider' },
      p('End'),
    ],
  },
  {
    name: 'Markdown: marks within a line',
    text: 'One **two** *three* `four` [five](https://rail.example/) snake_case_name 2 * 3 * 4',
    blocks: [
      p(
        'One two three four five snake_case_name 2 * 3 * 4',
        mark('strong', 4, 7),
        mark('emphasis', 8, 13),
        mark('code', 14, 18),
        link('https://rail.example/', 19, 23),
      ),
    ],
  },
  {
    name: 'a plain text: each line a paragraph',
    text: 'One line\r\n\r\nTwo lines\nThree',
    blocks: [p('One line'), p('Two lines'), p('Three')],
  },
  {
    name: 'hostile: scripts and handlers',
    html: `<script>window.hacked = 1</script><p onclick="window.hacked=1">One<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg></p><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
    blocks: [p('One')],
    leftOut: '2 pictures and 1 embedded frame were left out.',
  },
  {
    name: 'hostile: addresses that run code',
    html: `<p><a href="javascript:window.hacked=1">one</a> <a href=" java&#10;script:window.hacked=1">two</a> <a href="data:text/html,<script>1</script>">three</a></p>`,
    blocks: [p('one two three')],
  },
  {
    name: 'hostile: a drawing with a script, and forms',
    html: `<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="x"><form action="https://evil.example/"><input value="y"><button>Go</button></form><p>Two</p>`,
    blocks: [p('Two')],
    leftOut: '1 picture and 2 form fields or buttons were left out.',
  },
  {
    name: 'hostile: a card that claims to be ours',
    html: `<div data-card="image" data-values='{"src":"https://evil.example/pixel.gif","alt":"x"}'></div><div data-card="doc" data-values='{}'></div><div data-locked='{"a":1}'></div><p>Three</p>`,
    blocks: [p('Three')],
  },
  {
    name: 'hostile: styles and deep nesting',
    html: `${'<div>'.repeat(300)}<p style="position:fixed;background:url(https://evil.example/)">Deep</p>${'</div>'.repeat(300)}<style>body{display:none}</style>`,
    blocks: [p('Deep')],
  },
];
