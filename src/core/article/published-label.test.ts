import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedLabel } from './published-label.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const labelOf = (publishedAt: string): string => publishedLabel({ publishedAt }, now);

describe('publishedLabel', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', 'Just now'],
    ['2026-11-21T11:59:00.001Z', 'Just now'],
    ['2026-11-21T11:59:00.000Z', '1 minute ago'],
    ['2026-11-21T11:48:00.000Z', '12 minutes ago'],
    ['2026-11-21T11:00:00.001Z', '59 minutes ago'],
    ['2026-11-21T11:00:00.000Z', '1 hour ago'],
    ['2026-11-20T12:00:00.001Z', '23 hours ago'],
    ['2026-11-20T12:00:00.000Z', '20 November 2026'],
    ['2026-11-19T12:00:00.000Z', '19 November 2026'],
  ])('says of %s: %s', (publishedAt, label) => {
    expect(labelOf(publishedAt)).toBe(label);
  });

  it("is 'Just now' for an instant in the future", () => {
    expect(labelOf('2031-01-01T00:00:00.000Z')).toBe('Just now');
  });

  it("shows an old record's own words, even if its instant is invalid", () => {
    expect(publishedLabel({ time: '2 hours ago' }, now)).toBe('2 hours ago');
    expect(publishedLabel({ publishedAt: 'yesterday', time: 'Just now' }, now)).toBe('Just now');
    expect(publishedLabel({ publishedAt: 'yesterday' }, now)).toBe('');
    expect(publishedLabel({}, now)).toBe('');
  });

  it('never counts 0, 60 minutes or 24 hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000_000 }), (age) => {
        const label = labelOf(new Date(now - age).toISOString());
        expect(label).not.toMatch(/^(0|60) minute|^(0|24) hour|NaN|Invalid/);
      }),
    );
  });
});
