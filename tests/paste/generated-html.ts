import fc from 'fast-check';

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'rain',
        '500',
        'Rs',
        '10',
        'दल',
        'दिल',
        'Łódź',
        '東京',
        'naïve',
        '2026',
        'x',
        '1,204.5',
      ),
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.nat(99_999).map(String),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.join(' '));

const wrapped = (inner: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(
        ['<b>', '</b>'],
        ['<i>', '</i>'],
        ['<s>', '</s>'],
        ['<sup>', '</sup>'],
        ['<sub>', '</sub>'],
        ['<code>', '</code>'],
        ['<q>', '</q>'],
        ['<a href="https://x.example/a?b=1">', '</a>'],
        ['<span style="font-weight:700;white-space:pre-wrap">', '</span>'],
        ['<span style="text-decoration:line-through">', '</span>'],
        ['<span style="text-transform:uppercase">', '</span>'],
        ['<font color="red">', '</font>'],
        ['<mark>', '</mark>'],
      ),
      inner,
    )
    .map(([[open, close], text]) => `${open}${text}${close}`);

const unseen = fc.constantFrom(
  '<span style="display:none">hidden 7</span>',
  '<ins>new</ins><del>old 9</del>',
  '<img src="https://t.example/p.gif" width="1" height="1">',
  '<style>p{color:red}</style>',
  '<!-- 12 -->',
  '<o:p></o:p>',
  '<br>',
);

const inline = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: words }, wrapped(words), wrapped(wrapped(words)), unseen),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(' '));

const cell = fc.oneof(
  inline,
  fc.tuple(inline, inline).map(([one, other]) => `<p>${one}</p><p>${other}</p>`),
  fc.tuple(words, words).map(([one, other]) => `${one}<br>${other}`),
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
);

const table = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .chain((rows) =>
    fc.boolean().map((spans) => {
      const lines = rows.map(
        (cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`,
      );
      const wide = `<tr><td colspan="2">${rows[0]?.[0] ?? ''}</td></tr>`;
      return `<table>${lines.join('')}${spans ? wide : ''}</table>`;
    }),
  );

const list = fc
  .tuple(
    fc.constantFrom('ul', 'ol', 'ol start="7"'),
    fc.array(
      fc.oneof(
        inline,
        inline.map((text) => `<p>${text}</p>`),
        fc.tuple(inline, inline).map(([one, other]) => `<h3>${one}</h3><p>${other}</p>`),
        fc
          .tuple(inline, words, words)
          .map(([one, a, b]) => `${one}<ul><li>${a}</li><li>${b}<ol><li>${a}</li></ol></li></ul>`),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(
    ([open, items]) =>
      `<${open}>${items.map((one) => `<li>${one}</li>`).join('')}</${open.slice(0, 2)}>`,
  );

const quotation = fc
  .tuple(inline, inline, fc.boolean())
  .map(([one, other, isNested]) =>
    isNested
      ? `<blockquote><p>${one}</p><blockquote><p>${other}</p></blockquote></blockquote>`
      : `<blockquote><p>${one}</p><p>${other}</p></blockquote>`,
  );

const block = fc.oneof(
  { weight: 3, arbitrary: inline.map((text) => `<p>${text}</p>`) },
  inline.map((text) => `<p class=MsoNormal style="margin:0">${text}<o:p></o:p></p>`),
  inline.map((text) => `<div>${text}</div>`),
  inline.map((text) => `<div><div>${text}</div>tail 5</div>`),
  fc
    .tuple(fc.constantFrom('h1', 'h2', 'h4'), words)
    .map(([name, text]) => `<${name}>${text}</${name}>`),
  fc.tuple(words, words).map(([one, other]) => `<dl><dt>${one}</dt><dd>${other}</dd></dl>`),
  words.map((text) => `<pre>a = 1\n  ${text}</pre>`),
  list,
  quotation,
  table,
);

/** HTML of a document, of the elements that programs copy. */
export const generatedHtml = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((all) => all.join('\n'));
