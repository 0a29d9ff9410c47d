import { expect, test } from 'vitest';
import { admin, onlineForExamples } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import { tokenIn } from '../../../../tests/support/newsroom/mailing-newsroom.ts';
import {
  createTestPorts,
  storedArticle,
  storedUser,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import { type Actor, visitor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import { collections } from '../../collections.ts';
import { createNewsroom } from '../../newsroom.ts';
import { MOST_PREVIEW_LINKS, PREVIEW_DAYS } from './preview-link.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 22, 10);

/** A newsroom with a draft, the number 1, and a publication, the number 2; the clock can be moved. */
function openNewsroom(edition: 'server' | 'browser' = 'server') {
  let now = start;
  const { ports } = createTestPorts(
    {
      drafts: [{ ...storedArticle({ id: 'article-1', title: 'First words' }), stage: 'draft' }],
      articles: [storedArticle({ id: 'article-2', isPremium: true })],
    },
    {
      clock: { now: () => new Date(now) },
      ...(edition === 'server' ? { online: onlineForExamples() } : {}),
    },
  );
  const backOffice = createBackOffice(ports);
  const { readPreview } = createNewsroom(ports);
  return {
    ...{ backOffice, ports },
    make: async (asked: { id?: string; isNewest?: boolean; label?: string } = {}) => {
      const given = { id: 'article-1', isNewest: true, label: '', ...asked };
      const made = valueIn(await backOffice.makePreviewLink(admin, given));
      return { ...made, token: tokenIn(made.link) };
    },
    read: async (token: string) => {
      const outcome = await readPreview(visitor, { token });
      return outcome.ok ? outcome.value : outcome.failure.code;
    },
    write: async (title: string) =>
      valueIn(
        await backOffice.article('save-draft')(admin, {
          ...{ ...articleForm, title },
          ...{ id: 'article-1', version: 'any' },
        }),
      ),
    setNow: (next: number) => {
      now = next;
    },
  };
}

test('a link shows an article that readers don’t have, with the newest words or as it was', async () => {
  const { make, read, write } = openNewsroom();
  const newest = await make();
  const fixed = await make({ isNewest: false });
  expect(newest.link).toBe(`https://news.example/preview?token=${newest.token}`);
  expect(await read(newest.token)).toMatchObject({
    article: { title: 'First words' },
    until: new Date(start + PREVIEW_DAYS * 24 * HOUR).toISOString(),
    isNewest: true,
    isPublic: false,
  });
  await write('Later words');
  expect(await read(newest.token)).toMatchObject({ article: { title: 'Later words' } });
  expect(await read(fixed.token)).toMatchObject({
    article: { title: 'First words' },
    isNewest: false,
  });
});

test('a link shows the whole of a premium article, and says that readers have it', async () => {
  const { make, read } = openNewsroom();
  const { token } = await make({ id: 'article-2' });
  expect(await read(token)).toMatchObject({ article: { isCut: false }, isPublic: true });
});

test('an embargo is named while it lasts', async () => {
  const { backOffice, make, read, setNow } = openNewsroom();
  const dueAt = new Date(start + 2 * HOUR).toISOString();
  valueIn(
    await backOffice.article('schedule')(admin, {
      ...{ id: 'article-1', version: 'any', dueAt, isEmbargoed: true },
    }),
  );
  const { token } = await make();
  expect(await read(token)).toMatchObject({ embargoedUntil: dueAt });
  setNow(start + 3 * HOUR);
  expect(await read(token)).not.toHaveProperty('embargoedUntil');
});

const ended = 'preview-link-ended';

test('links end after seven days, when they are revoked and when the article is deleted', async () => {
  const { backOffice, make, ports, read, setNow } = openNewsroom();
  const [old, revoked, orphaned] = [await make(), await make(), await make()];
  const id = { id: 'article-1', linkId: revoked.id };
  valueIn(await backOffice.revokePreviewLink(admin, id));
  expect(await read(revoked.token)).toBe(ended);
  expect((await backOffice.revokePreviewLink(admin, id)).ok).toBe(false);
  setNow(start + PREVIEW_DAYS * 24 * HOUR - 1);
  expect(await read(old.token)).toMatchObject({ isNewest: true });
  valueIn(await backOffice.article('discard')(admin, { id: 'article-1', version: 'any' }));
  expect(await read(orphaned.token)).toBe(ended);
  expect(await ports.store.read((view) => view.list('previewLinks'))).toEqual([]);
  const { token } = await make({ id: 'article-2' });
  setNow(start + 2 * PREVIEW_DAYS * 24 * HOUR);
  expect(await read(token)).toBe(ended);
  expect(await read('never-made')).toBe(ended);
});

test('a link ends with the right of its maker to write the article', async () => {
  const { backOffice, ports, read } = openNewsroom();
  const writer = { ...storedUser({ id: 'user-3' }), role: 'contributor' as const };
  await ports.store.change(async (change) => {
    await change.put('users', collections.users.schema.parse(writer));
    const draft = await change.get('drafts', 'article-1');
    if (draft) await change.replace('drafts', { ...draft, writerId: 'user-3' });
  });
  const actor: Actor = { kind: 'staff', role: 'contributor', userId: 'user-3' };
  const asked = { id: 'article-1', isNewest: true, label: '' };
  const token = tokenIn(valueIn(await backOffice.makePreviewLink(actor, asked)).link);
  expect(await read(token)).toMatchObject({ isNewest: true });
  await ports.store.change((change) => change.remove('users', 'user-3'));
  expect(await read(token)).toBe(ended);
});

test('who may not write an article neither makes, sees nor ends its links', async () => {
  const { backOffice, make } = openNewsroom();
  const made = await make({ label: 'the lawyer' });
  const asked = { id: 'article-1', isNewest: true, label: '' };
  const stranger: Actor = { kind: 'staff', role: 'author', userId: 'user-7' };
  const linkId = made.id;
  for (const actor of [stranger, visitor]) {
    expect((await backOffice.makePreviewLink(actor, asked)).ok).toBe(false);
    expect((await backOffice.listPreviewLinks(actor, asked)).ok).toBe(false);
    expect((await backOffice.revokePreviewLink(actor, { ...asked, linkId })).ok).toBe(false);
  }
  const { links } = valueIn(await backOffice.listPreviewLinks(admin, asked));
  expect(links).toMatchObject([{ id: made.id, label: 'the lawyer', isNewest: true }]);
  expect(JSON.stringify(links)).not.toContain(made.token);
});

test('there are at most so many, and none in the browser edition', async () => {
  const { backOffice, make } = openNewsroom();
  for (let count = 0; count < MOST_PREVIEW_LINKS; count += 1) await make();
  const asked = { id: 'article-1', isNewest: true, label: '' };
  expect(await backOffice.makePreviewLink(admin, asked)).toMatchObject({
    failure: { code: 'preview-links-full' },
  });
  const browser = openNewsroom('browser');
  expect(await browser.backOffice.makePreviewLink(admin, asked)).toMatchObject({
    failure: { code: 'previews-need-server' },
  });
  expect(await browser.read('any')).toBe(ended);
});
