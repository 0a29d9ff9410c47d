import { expect, test } from 'vitest';
import { jpegSaying } from '../../../../tests/support/records/described-picture.ts';
import { readDescription } from './read-description.ts';

const described = (said: Parameters<typeof jpegSaying>[0]) =>
  readDescription(new Blob([new Uint8Array(jpegSaying(said))]));

const caption = 120;
const [byline, credit, keywords, created, copyright] = [80, 110, 25, 55, 116];

test('IPTC of an agency, in UTF-8', async () => {
  const iptc: [number, string][] = [
    [caption, 'Überschwemmung in Köln'],
    [byline, 'Jürgen K.'],
    [credit, 'dpa'],
    [keywords, 'Flut'],
    [keywords, 'Köln, Rhein'],
    [created, '20261118'],
    [copyright, '© dpa'],
  ];
  expect(await described({ iptc })).toEqual({
    caption: 'Überschwemmung in Köln',
    credit: 'Jürgen K. / dpa',
    rights: '© dpa',
    tags: ['Flut', 'Köln  Rhein'],
    takenOn: '2026-11-18',
  });
});

test('IPTC of old programs, in Latin-1', async () => {
  const text = Buffer.from('Überschwemmung in Köln', 'latin1');
  expect(await described({ iptc: [[caption, text]] })).toEqual({
    caption: 'Überschwemmung in Köln',
  });
});

const alt = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`;

test('XMP comes before IPTC, and has an alt text', async () => {
  const xmp = `<dc:description>${alt('दल ने &lt;नाव&gt; बचाई')}</dc:description>
    <dc:creator><rdf:Seq><rdf:li>Anna Berg</rdf:li></rdf:Seq></dc:creator>
    <Iptc4xmpCore:AltTextAccessibility>${alt('Eine weiße Fähre')}</Iptc4xmpCore:AltTextAccessibility>
    <photoshop:Credit>Anna Berg</photoshop:Credit>
    <photoshop:DateCreated>2026-11-20T10:00:00+05:30</photoshop:DateCreated>`;
  expect(await described({ xmp, iptc: [[caption, 'Older']] })).toMatchObject({
    alt: 'Eine weiße Fähre',
    credit: 'Anna Berg',
    takenOn: '2026-11-20',
    caption: expect.stringContaining('दल ने'),
  });
});

test('a text longer than its field is cut, and a file without a word says nothing', async () => {
  const long = 'ä'.repeat(1_200);
  expect((await described({ iptc: [[caption, long]] })).caption).toHaveLength(1_000);
  expect(await described({})).toEqual({});
  expect(await readDescription(new Blob(['no picture']))).toEqual({});
  expect(await readDescription(new Blob([]))).toEqual({});
});
