import { expect, test } from 'vitest';
import { isDrawable, type ShareCard, shareCardAddress } from './share-card.ts';

const card: ShareCard = {
  kind: 'article',
  id: 'article/1',
  title: 'Late rain',
  label: 'India',
  ink: 'india',
  art: '',
  siteName: 'Daybreak',
  logo: '',
};

test('its address changes with everything that it shows, and with nothing else', () => {
  const address = shareCardAddress(card);
  expect(address).toMatch(/^\/share\/article\/article%2F1-[0-9a-f]{8}\.jpg$/);
  expect(shareCardAddress({ ...card })).toBe(address);
  const changes: Partial<ShareCard>[] = [
    ...[{ title: 'Early rain' }, { label: 'World' }, { ink: 'world' } as const],
    ...[{ art: '/art/india.svg' }, { siteName: 'Dawn' }, { logo: '/media/x' }],
  ];
  expect(new Set(changes.map((change) => shareCardAddress({ ...card, ...change }))).size).toBe(6);
});

test.each([
  ['Street vendors’ credit pool crosses ₹4,000 crore — “at last”', true],
  ['दिल्ली में नई मेट्रो लाइन, १२ स्टेशन', true],
  ['افتتاح خط المترو الجديد في العاصمة', true],
  ['Kyiv: Київ', false],
  ['東京', false],
  ['Kṛṣṇa', false],
  ['Žižek, Łódź, Nguyễn Phú Trọng', true],
  ['ঢাকা', false],
  ['Rain 🌧', false],
  ['', false],
])('%j can be drawn: %s', (text, is) => {
  expect(isDrawable(text)).toBe(is);
});
