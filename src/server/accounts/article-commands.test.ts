import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import {
  type CallerName,
  type CallersByRole,
  callers,
  editors,
  expectAllowed,
  openCallers,
} from '../../../tests/support/server/callers-by-role.ts';
import { openServerApi, type ServerApi } from '../../../tests/support/server/server-api.ts';

let api: ServerApi;
let sessions: CallersByRole['sessions'];

beforeAll(async () => {
  api = await openServerApi();
  ({ sessions } = await openCallers(api));
});

afterAll(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
});

const call = async (name: CallerName, method: string, path: string, body?: unknown) =>
  sessions[name].call(method, path, body);

/** Each command, with the roles that may run it on an article of the owner's. */
const commandRows: [command: string, may: CallerName[], body: object][] = [
  ['autosave', editors, articleForm],
  ['save-draft', editors, articleForm],
  ['discard', editors, {}],
  ['submit', editors, {}],
  ['return', editors, { reason: 'Too long' }],
  ['approve', editors, {}],
  ['schedule', editors, { dueAt: '2099-01-01T00:00:00Z' }],
  ['unschedule', editors, {}],
  ['set-end', editors, { endsAt: '2099-01-01T00:00:00Z' }],
  ['publish', editors, {}],
  ['correct', editors, { ...articleForm, note: 'A name' }],
  ['withdraw', editors, {}],
  ['feature', editors, { isFeatured: true }],
];

/** Commands that bring a draft into the state that a command needs. */
const ways: Record<string, [command: string, body: object][]> = {
  return: [['submit', {}]],
  approve: [['submit', {}]],
  unschedule: [['schedule', { dueAt: '2099-01-01T00:00:00Z' }]],
  correct: [['publish', {}]],
  'set-end': [['publish', {}]],
  withdraw: [['publish', {}]],
};

/** Makes a draft of that account; the owner brings it into the state that the command needs. */
async function articleFor(command: string, writer: CallerName) {
  const made = await call(writer, 'POST', '/api/admin/drafts', articleForm);
  let { id, version } = await made.json();
  for (const [step, body] of ways[command] ?? []) {
    const path = `/api/admin/articles/${id}/${step}`;
    const led = await call('owner', 'POST', path, { ...body, version });
    ({ id, version } = await led.json());
  }
  return { path: `/api/admin/articles/${id}/${command}`, version };
}

describe('commands on an article, by role', () => {
  test.each(commandRows)('%s', async (command, may, body) => {
    for (const name of callers) {
      const { path, version } = await articleFor(command, 'owner');
      const answer = await call(name, 'POST', path, { ...body, version });
      expectAllowed(name, { may }, answer.status);
    }
  });

  test('[article-publish-right] authors publish their own articles unless the setting forbids it', async () => {
    const statusOf = async (command: string, body: object = {}) => {
      const { path, version } = await articleFor(command, 'author');
      return (await call('author', 'POST', path, { ...body, version })).status;
    };
    const due = { dueAt: '2099-01-01T00:00:00Z' };
    expect([await statusOf('publish'), await statusOf('schedule', due)]).toEqual([200, 200]);
    await saveSettings({ authorsPublish: false });
    expect([await statusOf('publish'), await statusOf('schedule', due)]).toEqual([403, 403]);
    expect([await statusOf('submit'), await statusOf('withdraw')]).toEqual([200, 403]);
    const saved = await call('author', 'POST', '/api/admin/articles', articleForm);
    const { id, stage } = await saved.json();
    expect([saved.status, stage]).toEqual([201, 'in-review']);
    expect((await api.newCaller().call('GET', `/api/articles/${id}`)).status).toBe(404);
    await saveSettings({ authorsPublish: true });
  });
});

async function saveSettings(changed: object) {
  const stored = await (await call('owner', 'GET', '/api/admin/settings')).json();
  const { version } = stored.records[0] ?? {};
  const { id: _, ...settings } = defaultSiteSettings();
  const body = { ...settings, ...changed, version };
  const headers = { 'if-match': `"${version ?? 0}"` };
  const saved = await sessions.owner.call('PUT', '/api/admin/settings', body, headers);
  expect(saved.status).toBe(200);
}
