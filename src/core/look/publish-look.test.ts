import { describe, expect, test } from 'vitest';
import { admin } from '../../../tests/support/newsroom/change-examples.ts';
import { inWords } from '../../../tests/support/newsroom/in-words.ts';
import {
  createTestBackOffice,
  createTestPorts,
  valueIn,
} from '../../../tests/support/newsroom/test-newsroom.ts';
import { createBackOffice } from '../back-office.ts';
import { createNewsroom } from '../newsroom.ts';
import { defaultLook, FORMER_LOOKS } from './look.ts';

const { id: _, ...empty } = defaultLook();
const menu = [
  { label: 'Ports', href: '/tag/ports', below: [{ label: 'Kochi', href: '/tag/kochi' }] },
];
const form = { ...empty, accent: '#3B63C4', menu, blurb: ' News of the coast. ' };

test('a published look is what readers see; the one before can be had back', async () => {
  const { ports } = createTestPorts();
  const { store } = ports;
  const [backOffice, newsroom] = [createBackOffice(ports), createNewsroom(ports)];
  const first = valueIn(await backOffice.publishLook(admin, form));
  expect(first).toMatchObject({ accent: '#3b63c4', menu, blurb: 'News of the coast.', version: 1 });
  const { look } = valueIn(await newsroom.readSite({ kind: 'visitor' }, {}));
  expect(look).toEqual(first);
  valueIn(await backOffice.publishLook(admin, { ...form, accent: '', version: 1 }));
  const former = await store.read((view) => view.list('formerLooks'));
  expect(former.map(({ look: { accent } }) => accent)).toEqual(['#3b63c4', '']);
  expect(former[0]).toMatchObject({ look: { menu }, replacedBy: { kind: 'shared-password' } });
});

test('a look that somebody else replaced meanwhile is not overwritten', async () => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.publishLook(admin, form));
  expect(await backOffice.publishLook(admin, { ...form, accent: '#000000' })).toMatchObject({
    failure: { kind: 'conflict' },
  });
  expect(await store.read((view) => view.count('formerLooks'))).toBe(1);
});

test('the menu follows a category to its new address', async () => {
  const { backOffice, store } = createTestBackOffice({
    categories: [{ id: 'cat-1', version: 1, name: 'World' }],
  });
  const menu = [
    { label: '', href: '/category/world', below: [] },
    { label: 'About', href: '/about-us', below: [] },
  ];
  valueIn(await backOffice.publishLook(admin, { ...form, menu }));
  valueIn(
    await backOffice.content('categories').save(admin, { id: 'cat-1', version: 1, name: 'Abroad' }),
  );
  const [look] = await store.read((view) => view.list('looks'));
  expect(look?.menu.map(({ href }) => href)).toEqual(['/category/abroad', '/about-us']);
});

test('the same look again changes nothing', async () => {
  const { backOffice, store } = createTestBackOffice();
  valueIn(await backOffice.publishLook(admin, form));
  valueIn(await backOffice.publishLook(admin, { ...form, version: 1 }));
  expect(await store.read((view) => view.count('formerLooks'))).toBe(1);
  expect(await store.read((view) => view.count('activity'))).toBe(1);
});

test('the last former looks are kept', async () => {
  const { backOffice, store } = createTestBackOffice();
  for (let made = 0; made < FORMER_LOOKS + 3; made += 1) {
    const accent = `#0000${String(made).padStart(2, '0')}`;
    valueIn(await backOffice.publishLook(admin, { ...form, accent, version: 'any' }));
  }
  const former = await store.read((view) => view.list('formerLooks'));
  expect(former).toHaveLength(FORMER_LOOKS);
  expect(former[0]?.look.accent).toBe('#000021');
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Entry ${at}`, href: '/', below: [] }));

describe('hostile and mistaken input is refused in words, and nothing changes', () => {
  test.each<[string, unknown, string]>([
    ['accent', 'red', '#1b4fa0'],
    ['accent', '#fff', '#1b4fa0'],
    ['accent', 'url(//evil.example)', '#1b4fa0'],
    ['logo', 'javascript:alert(1)', 'logo'],
    ['logo', `data:image/png;base64,${'A'.repeat(4_000_001)}`, 'logo'],
    ['logo', `data:image/png;base64,${'A'.repeat(300_000)}`, '200 KB'],
    ['darkLogo', 'data:text/html,<script>', 'logo'],
    ['menu', many(1_000), '30'],
    ['menu', [{ label: 'Run', href: 'javascript:alert(1)', below: [] }], 'https://'],
    ['menu', [{ label: 'Other host', href: '//evil.example', below: [] }], 'https://'],
    ['menu', [{ label: 'Nowhere', href: '', below: [] }], '/about'],
    ['menu', [{ label: '', href: '/about', below: [] }], 'label'],
    ['menu', [{ label: 'Deep', href: '/', below: many(13) }], '12'],
    ['footer', Array.from({ length: 7 }, () => ({ heading: 'More', links: [] })), '6'],
    [
      'footer',
      [{ heading: 'More', links: [{ label: 'Run', href: 'data:text/html,x' }] }],
      'https://',
    ],
    ['footer', [{ heading: ' ', links: [] }], 'heading'],
    ['footer', [{ heading: 'More', links: [{ label: '', href: '/' }] }], 'Each link'],
    ['darkLogo', '/art/world.svg', 'beside it'],
    ['blurb', 'x'.repeat(301), '300'],
  ])('%s %j', async (field, value, said) => {
    const { backOffice, store } = createTestBackOffice();
    const outcome = await backOffice.publishLook(admin, { ...form, [field]: value });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', field: expect.stringMatching(`^${field}(\\.|$)`) },
    });
    expect(JSON.stringify(inWords(outcome))).toContain(said);
    expect(await store.read((view) => view.list('looks'))).toEqual([defaultLook()]);
    expect(await store.read((view) => view.count('formerLooks'))).toBe(0);
  });
});

test('markup is text, and sections need no label', async () => {
  const { backOffice } = createTestBackOffice();
  const entries = [
    { label: '<b>Bold</b>', href: 'https://example.com/?q=<b>', below: [] },
    { label: '', href: '/category/world', below: [] },
  ];
  const look = valueIn(await backOffice.publishLook(admin, { ...form, menu: entries }));
  expect(look.menu).toEqual(entries);
});
