import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from '../text/csv.ts';
import { subscribersCsv } from './subscribers-csv.ts';

/** Parses CSV by RFC 4180, character by character, independently of the code under test. */
function cellsIn(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv.charAt(at);
    if (isQuoted && char === '"' && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && char === '\r' && csv.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  return rows;
}

const trouble = fc.string({ unit: fc.constantFrom(...',"\r\n=+-@\t\'aé') });

const subscriber = (email: string) => ({ email, createdAt: '2026-11-01T00:00:00.000Z' });

test('the file has a byte order mark, a header, and a row for each subscriber', () => {
  expect(subscribersCsv([subscriber('asha@example.com')])).toBe(
    '\uFEFFEmail,Since\r\nasha@example.com,2026-11-01T00:00:00.000Z\r\n',
  );
  expect(subscribersCsv([])).toBe('\uFEFFEmail,Since\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is escaped as text', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('a"b')).toBe('"a""b"');
  expect(csvCell('a\nb')).toBe('"a\nb"');
});

test('any addresses survive a round trip, one per row', () => {
  fc.assert(
    fc.property(fc.array(trouble), (emails) => {
      const [head, ...rows] = cellsIn(subscribersCsv(emails.map(subscriber)).slice(1));
      expect(head).toEqual(['Email', 'Since']);
      expect(rows.map(([email]) => email)).toEqual(
        emails.map((email) => (/^[=+\-@\t\r]/.test(email) ? `'${email}` : email)),
      );
    }),
  );
});
