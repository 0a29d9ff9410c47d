import {
  docs,
  from,
  h,
  item,
  list,
  mark,
  numbered,
  type PasteFixture,
  p,
  point,
  quote,
  word,
} from './paste-fixture.ts';

const byLetters = '1 numbering by letters was left out.';

/** Clipboards whose programs show other signs than their texts hold, and other numbers than HTML counts. */
export const shownOtherwise: readonly PasteFixture[] = [
  {
    name: 'InDesign and Pages: forced line breaks and paragraphs as signs of Unicode',
    text: 'Rs 500\u2028per quintal\u2029The next',
    blocks: [p('Rs 500\nper quintal'), p('The next')],
  },
  {
    name: 'PowerPoint: line breaks as vertical tabs',
    text: 'Rain\u000b3 mm\u000bsun\rThe next',
    isPlain: true,
    blocks: [p('Rain\n3 mm\nsun'), p('The next')],
  },
  {
    name: 'a mainframe: NEL between lines, form feeds between pages',
    text: '12\u008534\fPage two',
    blocks: [p('12\n34'), p('Page two')],
  },
  {
    name: 'InDesign: line breaks of Unicode in HTML',
    html: '<p>Rs <b>500\u2028per</b> quintal</p><pre>a\u000bb</pre>',
    blocks: [p('Rs 500\nper quintal', mark('strong', 3, 10)), p('a\nb', mark('code', 0, 3))],
  },
  {
    name: 'a web page: a list that counts down',
    html: '<ol reversed><li>Bronze</li><li>Silver</li><li>Gold</li></ol>',
    blocks: [from(3, item('Bronze')), from(2, item('Silver')), numbered(item('Gold'))],
  },
  {
    name: 'a web page: a list that counts down from a number, with one of its own',
    html: '<ol reversed start="10"><li>Ten</li><li value="5">Five</li></ol>',
    blocks: [from(10, item('Ten')), from(5, item('Five'))],
  },
  {
    name: 'a web page: a number that a list would have without the one before it',
    html: '<ol><li value="7">Seven</li><li>Eight</li><li value="3">Three</li></ol>',
    blocks: [from(7, item('Seven'), item('Eight')), from(3, item('Three'))],
  },
  {
    name: 'a mail: temperatures in lines',
    text: '- 5 °C\n- 3 °C\n+ 1 °C',
    blocks: [p('- 5 °C'), p('- 3 °C'), p('+ 1 °C')],
  },
  {
    name: 'a mail: gains in lines',
    text: '+ ₹3 lakh\n+ 4 %',
    blocks: [p('+ ₹3 lakh'), p('+ 4 %')],
  },
  {
    name: 'a mail: a number with its sign',
    text: '# 1 of 3\n\nThe rain.',
    blocks: [p('# 1 of 3'), p('The rain.')],
  },
  {
    name: 'a form: numbers without words',
    text: '1. \n2. ',
    blocks: [p('1.'), p('2.')],
  },
  {
    name: 'Markdown: points that begin with numbers, beside words',
    text: '- 5 towns\n- two villages',
    blocks: [list(item('5 towns'), item('two villages'))],
  },
  {
    name: 'Word: a list of Roman numerals that goes on',
    html: word(point(1, 'iv.', 'Four') + point(1, 'v.', 'Five')),
    blocks: [from(4, item('Four'), item('Five'))],
    leftOut: byLetters,
  },
  {
    name: 'Word: a list that begins with i',
    html: word(point(1, 'i.', 'One') + point(1, 'ii.', 'Two')),
    blocks: [numbered(item('One'), item('Two'))],
    leftOut: byLetters,
  },
  {
    name: 'Word: a list that goes on with c',
    html: word(point(1, '(c)', 'Third') + point(1, '(d)', 'Fourth')),
    blocks: [from(3, item('Third'), item('Fourth'))],
    leftOut: byLetters,
  },
  {
    name: 'Google Docs: a list of letters',
    html: docs(
      '<ol><li dir="ltr" style="list-style-type:lower-alpha"><p>One</p></li><li dir="ltr" style="list-style-type:lower-alpha"><p>Two</p></li></ol>',
    ),
    blocks: [numbered(item('One'), item('Two'))],
    leftOut: byLetters,
  },
  {
    name: 'Word: Greek letters and signs of the font Symbol',
    html: word(
      `<p class=MsoNormal>Angle <span style='font-family:Symbol;mso-ascii-font-family:Calibri;mso-char-type:symbol'><span style='mso-char-type:symbol;mso-symbol-font-family:Symbol'>b</span></span> <span style='font-family:Symbol'>\u00b3</span> 30<span style='font-family:Symbol'>\uf0b0</span></p>`,
    ),
    blocks: [p('Angle β ≥ 30°')],
  },
  {
    name: 'Word: a Greek letter in a point of a list, whose sign is of that font too',
    html: word(point(1, '·', `Angle <span style='font-family:Symbol'>b</span>`)),
    blocks: [list(item('Angle β'))],
  },
  {
    name: 'Outlook: a smile of Wingdings',
    html: word(
      `<p class=MsoNormal>See you <span style='font-family:Wingdings'>J</span> <span style='font-family:Wingdings'>à</span> later, <span style="font-family:'Segoe UI',Wingdings">J</span></p>`,
    ),
    blocks: [p('See you ☺ ➔ later, J')],
  },
  {
    name: 'a web page: asides of paragraphs, of links and of words alone',
    html: '<p>a</p><aside><p>One</p><p>Two</p></aside><aside><h2>Read more</h2><ul><li>Three</li></ul></aside><aside>Only words</aside><aside></aside>',
    blocks: [p('a'), p('One'), p('Two'), h(2, 'Read more'), list(item('Three')), p('Only words')],
  },
  {
    name: 'a web page: a table within a point and within a quotation',
    html: '<ul><li>Rain<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table></li></ul><blockquote><table><tr><td>5</td><td>6</td></tr></table></blockquote>',
    blocks: [list(item('Rain\n1 2\n3 4')), quote('5 6')],
  },
  {
    name: 'a web page: words that styles put apart',
    html: '<p>At<span style="display:block">10</span><span style="display:block">5</span>km</p><div style="display:flex"><span>3</span><span>mm</span></div><fieldset><legend>Town</legend>Puri</fieldset>',
    blocks: [p('At\n10\n5\nkm'), p('3 mm'), p('Town'), p('Puri')],
  },
  {
    name: 'an article of Daybreak: a fact box',
    html: '<aside><p class="fact-title">Facts</p><p>One</p></aside>',
    blocks: [{ type: 'fact-box', title: 'Facts', paragraphs: [{ content: 'One' }] }],
  },
  {
    name: 'a web page: capitals by style',
    html: '<h2 style="text-transform:capitalize">the king’s <em>s</em>peech of 2nd may</h2><p style="text-transform:uppercase">straße</p>',
    blocks: [
      { ...h(2, 'The King’s Speech Of 2nd May'), marks: [mark('emphasis', 11, 12)] },
      p('STRASSE'),
    ],
  },
];
