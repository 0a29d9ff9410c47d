import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForAddress, foldForFinding, foldName } from './fold.ts';
import { storedForm, storedName } from './stored-form.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['ﬁnance', 'finance'],
  ['ＤＡＹ２０２６', 'day2026'],
  ['Đà Nẵng', 'da nang'],
  ['Ge\u00adsamt', 'gesamt'],
  ['चाँद', 'चांद'],
  ['क़लम', 'कलम'],
  ['हिन्दी', 'हिंदी'],
  ['അവൻ', 'അവന്\u200d'],
  ['مُحَمَّد', 'محمد'],
  ['أحمد', 'احمد'],
  ['کتاب', 'كتاب'],
  ['الـــقاهرة', 'القاهره'],
  ['שָׁלוֹם', 'שלום'],
  ['ёлка', 'елка'],
  ['Ἀθήνας', 'αθηνασ'],
  ['İstanbul', 'ıstanbul'],
  ['が', 'か\u3099'],
  ['ｶﾞ', 'ガ'],
  ['२०२६', '٢٠٢٦'],
  ['1️⃣', '1'],
  ['\u{116da}\u{116e3}', '09'],
])('a search takes %s and %s for the same', (one, other) => {
  expect(foldForFinding(one)).toBe(foldForFinding(other));
});

test.each([
  ['दल', 'दिल'],
  ['कल', 'कुल'],
  ['が', 'か'],
  ['мой', 'мои'],
  ['їжак', 'іжак'],
  ['ตา', 'ตี'],
  ['پھر', 'پہر'],
  ['အမ', 'အမေ'],
])('a search keeps %s and %s apart', (one, other) => {
  expect(foldForFinding(one)).not.toBe(foldForFinding(other));
});

/** Ways of writing a name that no reader can see. */
const disguises: ((name: string) => string)[] = [
  (name) => name.normalize('NFD'),
  (name) => name.normalize('NFC'),
  (name) => name.toUpperCase().toLowerCase(),
  (name) => ` ${name}\u00a0`,
  (name) => name.replaceAll(' ', '  '),
  (name) => name.replaceAll(' ', '\u00a0'),
  (name) => `\ufeff${name}`,
  (name) => `${name.slice(0, 1)}\u200b${name.slice(1)}`,
  (name) => `${name.slice(0, 1)}\u00ad${name.slice(1)}`,
  (name) => `${name}\u200e`,
  (name) => `\u2068${name}\u2069`,
  (name) => `${name}\ufe0f`,
  (name) => name.replaceAll("'", '’'),
  (name) => name.replaceAll('-', '\u2011'),
  (name) => name.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (name) => name.replaceAll('o', 'о'),
];

const plainNames = [
  ...['Café', "O'Brien", 'José Peña', 'Asha Rao-Pinto', 'Zoë Ångström', 'Monsoon', 'Łódź today'],
  ...['मौसम विभाग', 'കേരളം വാർത്ത', 'کراچی شہر', '東京 都', 'Ελλάδα νέα', 'Їжак і ліс', 'Việt Nam'],
];

test('2,000 disguised names have one fold a name, and are stored without what cannot be seen', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plainNames),
      fc.array(fc.constantFrom(...disguises), { minLength: 1, maxLength: 4 }),
      (name, ways) => {
        const written = ways.reduce((text, disguise) => disguise(text), name);
        expect(foldName(written)).toBe(foldName(name));
        expect(storedName(written)).toBe(storedName(storedName(written)));
        expect(storedName(written)).not.toMatch(/[\u200b\u00ad\ufeff\u200e\u2068\u2069]|\ufe0f/);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(new Set(plainNames.map(foldName)).size).toBe(plainNames.length);
});

test('accents part names; a word of one script is no other’s', () => {
  expect(foldName('Pena')).not.toBe(foldName('Peña'));
  expect(foldName('Аpple')).toBe(foldName('Apple'));
  expect(foldName('Рим')).not.toBe(foldName('Pum'));
});

test('joiners and selectors stay where letters and emoji need them', () => {
  expect(storedName('نامه\u200cای')).toBe('نامه\u200cای');
  expect(storedName('ක්\u200dරිකට්')).toBe('ක්\u200dරිකට්');
  expect(storedName('👨‍👩‍👧 ❤️')).toBe('👨‍👩‍👧 ❤️');
  expect(storedName('മോഹന്\u200dലാല്\u200d')).toBe('മോഹന്\u200dലാല്\u200d');
  expect(storedName('a\u200db ab\ufe0f')).toBe('ab ab');
  expect(storedForm('e\u0301\u00ad\ufeff')).toBe('é\u00ad');
});

test('an asked address is folded to the stored one', () => {
  expect(foldForAddress('한국어-뉴스'.normalize('NFD'))).toBe('한국어-뉴스');
  expect(foldForAddress('GOAL-3\u00ad')).toBe('goal-3');
});
