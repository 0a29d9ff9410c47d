import { expect, test } from 'vitest';
import type { MarkKind } from './marks.ts';
import { plainText } from './plain-text.ts';

const text = (content: string, ...marks: [start: number, end: number, kind: MarkKind][]) =>
  plainText({ content, marks: marks.map(([start, end, kind]) => ({ start, end, kind })) });

test.each([
  ['106', [[2, 3, 'superscript']], '10⁶'],
  ['10-6', [[2, 4, 'superscript']], '10⁻⁶'],
  ['CO2', [[2, 3, 'subscript']], 'CO₂'],
  ['2nd', [[1, 3, 'superscript']], '2ⁿᵈ'],
  ['xy', [[1, 2, 'superscript']], 'x^y'],
  ['x(a/b)', [[1, 6, 'superscript']], 'x^((a/b))'],
  ['Rs 500 Rs 300', [[0, 6, 'strike']], ' Rs 300'],
  ['now 500 300', [[4, 7, 'strike']], 'now 300'],
  ['plain', [[0, 5, 'strong']], 'plain'],
] satisfies [string, [number, number, MarkKind][], string][])(
  '“%s” with %j is “%s”',
  (content, marks, plain) => {
    expect(text(content, ...marks)).toBe(plain);
  },
);
