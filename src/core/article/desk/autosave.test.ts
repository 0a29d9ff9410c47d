import { expect, test } from 'vitest';
import { admin } from '../../../../tests/support/newsroom/change-examples.ts';
import { articleForm } from '../../../../tests/support/newsroom/content-examples.ts';
import {
  createTestPorts,
  storedArticle,
  valueIn,
} from '../../../../tests/support/newsroom/test-newsroom.ts';
import type { Actor } from '../../actor.ts';
import { createBackOffice } from '../../back-office.ts';
import type { AddressedCommand } from './article-transition.ts';

const stranger: Actor = { kind: 'staff', role: 'author', userId: 'user-9' };
const beginKey = 'a key of 128 bits';

function openDesk(articles: object[] = []) {
  const { ports } = createTestPorts({ articles, drafts: [] });
  const backOffice = createBackOffice(ports);
  return {
    give: (command: AddressedCommand, input: object, actor = admin) =>
      backOffice.article(command)(actor, input),
    save: (input: object) => backOffice.content('articles').save(admin, input),
    stored: () =>
      ports.store.read(async (view) => ({
        articles: await view.list('articles'),
        drafts: await view.list('drafts'),
        revisions: (await view.list('revisions')).length,
        log: (await view.list('activity')).map(({ action }) => action),
      })),
  };
}

test('an autosave writes the draft alone: no publication, no revision, no log entry', async () => {
  const published = storedArticle({ id: 'article-1', title: 'As readers have it', version: 3 });
  const desk = openDesk([published]);
  const words = { ...articleForm, title: 'Half a sen', id: 'article-1' };
  const draft = valueIn(await desk.give('autosave', { ...words, version: 3 }));
  expect(draft).toMatchObject({ title: 'Half a sen', stage: 'draft', version: 4 });
  const { articles, drafts, revisions, log } = await desk.stored();
  expect([articles[0]?.title, drafts.length, revisions, log]).toEqual([
    'As readers have it',
    1,
    0,
    [],
  ]);
});

test('a repeated beginning makes one draft, and changes nothing that came after the first', async () => {
  const desk = openDesk();
  const first = valueIn(await desk.give('autosave', { ...articleForm, beginKey }));
  const { id, version } = first;
  valueIn(await desk.give('autosave', { ...articleForm, id, version, title: 'More' }));
  const again = valueIn(await desk.give('autosave', { ...articleForm, beginKey }));
  expect(again).toMatchObject({ id, title: 'More', version: 2 });
  expect((await desk.stored()).drafts).toHaveLength(1);
  const other = await desk.give('autosave', { ...articleForm, beginKey }, stranger);
  expect(other).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
});

test('the key of the beginning does not reach the publication', async () => {
  const desk = openDesk();
  const { id, version } = valueIn(await desk.give('autosave', { ...articleForm, beginKey }));
  const saved = valueIn(await desk.save({ ...articleForm, id, version }));
  expect(saved).not.toHaveProperty('beginKey');
  expect((await desk.stored()).log).toEqual(['Created Article']);
});

test('a scheduled draft is not autosaved: the schedule could publish half a sentence', async () => {
  const desk = openDesk();
  const { id, version } = valueIn(await desk.give('save-draft', articleForm));
  const dueAt = '2099-01-01T00:00:00Z';
  const due = valueIn(await desk.give('schedule', { id, version, dueAt }));
  const words = { ...articleForm, id, version: due.version };
  expect(await desk.give('autosave', words)).toMatchObject({ failure: { kind: 'wrong-state' } });
});

test('discarding removes the draft, leaves what readers have, and no version is used twice', async () => {
  const published = storedArticle({ id: 'article-1', title: 'As readers have it', version: 3 });
  const desk = openDesk([published]);
  const id = 'article-1';
  const draft = valueIn(await desk.give('autosave', { ...articleForm, id, version: 3 }));
  expect(await desk.give('discard', { id, version: 3 })).toMatchObject({
    failure: { kind: 'conflict' },
  });
  const left = valueIn(await desk.give('discard', { id, version: draft.version }));
  expect(left).toMatchObject({ title: 'As readers have it', version: 5 });
  expect((await desk.stored()).drafts).toEqual([]);
});

test('discarding a draft that was never published removes the article', async () => {
  const desk = openDesk();
  const { id, version } = valueIn(await desk.give('autosave', { ...articleForm, beginKey }));
  valueIn(await desk.give('discard', { id, version }));
  const { drafts, log } = await desk.stored();
  expect([drafts, log]).toEqual([[], ['Discarded Draft']]);
});

test('on a server, what stood there when writing rested, or when somebody else went on, is a revision', async () => {
  let minute = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 10, 22, 8, minute)) };
  const { ports } = createTestPorts({ drafts: [] }, { clock, edition: 'server' });
  const { article } = createBackOffice(ports);
  const mara: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
  const leela: Actor = { kind: 'staff', role: 'editor', userId: 'user-2' };
  let id: string | undefined;
  const write = async (at: number, title: string, actor: Actor) => {
    minute = at;
    const version = 'any';
    const given = { ...articleForm, title, ...(id === undefined ? {} : { id, version }) };
    const saved = valueIn(
      await article(id === undefined ? 'save-draft' : 'autosave')(actor, given),
    );
    id = saved.id;
  };
  await write(0, 'Begun', mara);
  await write(1, 'Goes on', mara);
  await write(2, 'Goes on still', mara);
  await write(12, 'After a rest', mara);
  await write(13, 'By Leela at once', leela);
  await write(24, 'By Mara', mara);
  const revisions = await ports.store.read((view) => view.list('revisions'));
  expect(
    revisions.map(({ title, command, at, by }) => [title, command, at.slice(11, 16), by?.id]),
  ).toEqual([
    ['By Leela at once', 'autosave', '08:13', 'user-2'],
    ['After a rest', 'autosave', '08:12', 'user-1'],
    ['Goes on still', 'autosave', '08:02', 'user-1'],
    ['Begun', 'save-draft', '08:00', 'user-1'],
  ]);
});
