import { expect, test } from 'vitest';
import { createTestNewsroom, valueIn } from '../../../tests/support/newsroom/test-newsroom.ts';
import { visitor } from '../actor.ts';

test('[newsletter-store] an address is stored once, however it is written', async () => {
  const { newsroom, store } = createTestNewsroom();
  valueIn(await newsroom.subscribeToNewsletter(visitor, { email: ' Asha@Example.com ' }));
  const again = await newsroom.subscribeToNewsletter(visitor, { email: 'asha@EXAMPLE.com' });
  expect(again).toMatchObject({ ok: false, failure: { kind: 'taken', field: 'email' } });
  valueIn(await newsroom.subscribeToNewsletter(visitor, { email: 'b@example.com' }));
  const kept = await store.read((view) => view.list('subscribers'));
  expect(kept.map(({ email }) => email)).toEqual(['b@example.com', 'asha@example.com']);
});

test('[newsletter-store] concurrent requests for one address store it once', async () => {
  const { newsroom, store } = createTestNewsroom();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      newsroom.subscribeToNewsletter(visitor, { email: 'asha@example.com' }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await store.read((view) => view.count('subscribers'))).toBe(1);
});

test.each([
  '',
  '  ',
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  `${'x'.repeat(200)}@example.com`,
])('[newsletter-store] %j is refused as an address', async (email) => {
  const outcome = await createTestNewsroom().newsroom.subscribeToNewsletter(visitor, { email });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid', field: 'email' } });
});
