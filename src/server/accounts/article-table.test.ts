import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ArticleCommand,
  type ArticleRights,
  type ArticleState,
  articleCommands,
  articleTransition,
} from '#core/article/desk/article-transition.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { articleForm } from '../../../tests/support/newsroom/content-examples.ts';
import { storedArticle } from '../../../tests/support/newsroom/test-newsroom.ts';
import { articleStates, deskActors } from '../../../tests/support/records/article-states-table.ts';
import {
  type CallerName,
  type CallersByRole,
  openCallers,
} from '../../../tests/support/server/callers-by-role.ts';
import { openServerApi, type ServerApi } from '../../../tests/support/server/server-api.ts';

let api: ServerApi;
let people: CallersByRole;

beforeAll(async () => {
  api = await openServerApi();
  people = await openCallers(api);
});

afterAll(async () => {
  expect(api.reported).toEqual([]);
  await api.close();
});

const embargoedUntil = '2099-01-01T00:00:00.000Z';
const endsAt = '2099-03-01T00:00:00.000Z';

/** Fields of each command's body that go with it in every state. */
const bodies: Partial<Record<ArticleCommand, object>> = {
  autosave: articleForm,
  'save-draft': articleForm,
  'save-and-publish': articleForm,
  return: { reason: 'Too long' },
  schedule: { dueAt: '2099-02-01T00:00:00Z' },
  'set-end': { endsAt },
  correct: { ...articleForm, note: 'A name' },
  feature: { isFeatured: true },
};

/** Who calls for each actor of the table, whose the article is, and the setting. */
const calls: Record<
  string,
  { actor?: string; caller: CallerName; writer: CallerName; authorsPublish?: false }
> = {
  'an owner': { caller: 'owner', writer: 'author' },
  'an editor': { caller: 'editor', writer: 'author' },
  'its writer, who may publish': { caller: 'author', writer: 'author' },
  'its writer, who may not publish': {
    ...{ caller: 'author', writer: 'author' },
    authorsPublish: false,
  },
  'a contributor': {
    ...{ actor: 'its writer, who may not publish' },
    ...{ caller: 'contributor', writer: 'contributor' },
  },
  'another author': { caller: 'author', writer: 'editor' },
};

interface Case {
  id: string;
  state: ArticleState;
  command: ArticleCommand;
}

/** Stores an article of the writer in each state, once for each command. */
async function storeAll(actor: string, writer: CallerName): Promise<Case[]> {
  const writerId = people.ids[writer];
  const cases = articleStates
    .filter(({ stage }) => stage !== 'new')
    .flatMap((state, place) =>
      articleCommands.map((command) => ({
        id: `article-${actor.replaceAll(/\W/g, '')}-${place}-${command}`,
        ...{ state, command },
      })),
    );
  await api.database.store.change(async (change) => {
    for (const { id, state } of cases) {
      const words = { ...storedArticle({ id }), writerId, isFeatured: false, isPremium: false };
      if (state.isPublic) await change.put('articles', words, 1);
      if (state.stage === 'published' || state.stage === 'new') continue;
      const draft = {
        ...{ ...words, stage: state.stage, isPublic: state.isPublic },
        ...(state.isEmbargoed ? { embargoedUntil } : {}),
        ...(state.stage === 'scheduled' ? { dueAt: embargoedUntil } : {}),
      };
      await change.put('drafts', draft, 2);
    }
  });
  return cases;
}

const call = ({ id, command }: Case, caller: CallerName): Promise<Response> => {
  const { call: send } = people.sessions[caller];
  const path = `/api/admin/articles/${id}`;
  const headers = { 'if-match': '*' };
  if (command === 'delete') return send('DELETE', path, undefined, headers);
  if (command === 'save-and-publish') return send('PUT', path, bodies[command], headers);
  return send('POST', `${path}/${command}`, bodies[command] ?? {}, headers);
};

/** Stage of an article as it is stored: `deleted` without any record of it. */
const stageOf = (id: string): Promise<string> =>
  api.database.store.read(async (view) => {
    const draft = await view.get('drafts', id);
    if (draft) return draft.stage;
    return (await view.get('articles', id)) ? 'published' : 'deleted';
  });

/** Outcome in the table: the next stage, or the status of the refusal and the stage of before. */
function expected({ state, command }: Case, rights: ArticleRights): string {
  // Saving by somebody who may not publish sends for review.
  const given = command === 'save-and-publish' && !rights.mayPublish ? 'submit' : command;
  const outcome = articleTransition(state, given, rights);
  if (outcome.ok) return outcome.value;
  return `${outcome.failure.kind === 'forbidden' ? 403 : 409} ${state.stage}`;
}

test.each(Object.entries(calls))(
  '[article-states] the API does what the table says for %s',
  async (name, { actor = name, caller, writer, authorsPublish }) => {
    const rights = deskActors[actor];
    if (!rights) throw new Error(`The table has no ${actor}.`);
    await api.database.store.change((change) =>
      change.put('settings', {
        ...defaultSiteSettings(),
        ...(authorsPublish === false && { authorsPublish }),
      }),
    );
    const differences: string[] = [];
    const cases = await storeAll(name, writer);
    for (const one of cases) {
      const answer = await call(one, caller);
      const stage = await stageOf(one.id);
      const got = answer.ok ? stage : `${answer.status} ${stage}`;
      const wanted = expected(one, rights);
      if (got !== wanted)
        differences.push(`${JSON.stringify(one.state)} ${one.command}: ${got}, not ${wanted}`);
    }
    expect(differences).toEqual([]);
    expect(cases).toHaveLength(23 * articleCommands.length);
  },
);
