import {
  cell,
  docs,
  dot,
  from,
  item,
  link,
  list,
  listPoint,
  mark,
  marked,
  normal,
  note,
  notes,
  numbered,
  online,
  type PasteFixture,
  p,
  point,
  span,
  table,
  word,
} from './paste-fixture.ts';

/** Clipboards of word processors and letters that hold facts which a careless paste changes: deletions, numbers, cells, signs. */
export const lettersAndPapers: readonly PasteFixture[] = [
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
];
