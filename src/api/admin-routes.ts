import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { roles } from '#core/account/role.ts';
import { SHARED_HOLDER } from '#core/account/session.ts';
import { mustBeStaff } from '#core/actor.ts';
import { type AddressedCommand, addressedCommands } from '#core/article/desk/change-article.ts';
import { deskCommands } from '#core/article/desk/desk-commands.ts';
import { type CollectionName, collectionNames } from '#core/collections.ts';
import { type ContentName, contentNames } from '#core/content-kinds.ts';
import { failures } from '#core/errors.ts';
import { accessPolicySchema } from '#core/second-factor/access-policy.ts';
import { SITE_SETTINGS_ID } from '#core/settings/site-settings.ts';
import { forgetPages } from './account-routes.ts';
import type { AdminApiSetting } from './admin-api.ts';
import { answer } from './answer.ts';
import { archiveRoutes } from './archive-routes.ts';
import type { ApiEnv } from './base-api.ts';
import { bytesOf } from './bytes-of.ts';
import { checked } from './checked.ts';
import { exchangeOf } from './exchange-of.ts';
import { guessing, ownSecret, SHARED_SECRET } from './limited.ts';
import { pageNumber } from './page-number.ts';
import { problemOf, valueFrom } from './problem.ts';
import { answerRecord, storedVersion, valueMatching, wantedVersion } from './record-version.ts';

const listQuery = z.object({
  q: z._default(z.string(), ''),
  filter: z.optional(z.string()),
  sort: z.optional(z.string()),
  order: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: z._default(pageNumber, 1),
  cursor: z.optional(z.string()),
});

/** The record that takes over what refers to the deleted one, such as the articles of a category. */
const removalQuery = z.object({ replacedBy: z.optional(z.string()) });

const usesQuery = z.object({ id: z.union([z.string(), z.array(z.string())]) });

/** `unlisted`: the image library's own form lists the picture itself. */
const uploadQuery = z.object({ unlisted: z.optional(z.string()) });

const anyObject = z.looseObject({});

/** Texts of the back office's log-in page. */
export interface AdminAccess {
  /** The password, where it is no secret. */
  hint?: string;
  /** Only accounts open the back office. */
  isPasswordOff?: boolean;
}

const role = z.enum(roles);
const invitation = z.object({ name: z.string(), email: z.string(), role });

function collectionOf(name: string): CollectionName {
  const known = collectionNames.find((one) => one === name);
  if (!known) throw problemOf(failures.notFound());
  return known;
}

function contentOf(name: string): ContentName {
  const known = contentNames.find((one) => one === name);
  if (!known) throw problemOf(failures.notFound());
  return known;
}

function commandOf(name: string): AddressedCommand {
  const known = addressedCommands.find((one) => one === name);
  if (!known) throw problemOf(failures.notFound());
  return known;
}

/** Everything below it is for admins, also what is not there: nobody else learns which is which. */
const admitAdmins: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const objection = mustBeStaff(c.var.actor);
  if (objection) throw problemOf(objection);
  await next();
};

/** The back office: its session, its tables, and everything it can change. */
export const adminRoutes = (setting: AdminApiSetting) => {
  const { backOffice, sessions, adminHint } = setting;

  /** The version that a change is based on; when any will do, the one that is there now. */
  async function baseVersion(
    c: Context<ApiEnv>,
    collection: CollectionName,
    id: string,
    fields: Record<string, unknown>,
  ): Promise<number | undefined> {
    const wanted = wantedVersion(c, fields);
    if (wanted !== 'any') return storedVersion(wanted);
    return valueFrom(await backOffice.readRecord(c.var.actor, { collection, id })).version;
  }

  return new Hono<ApiEnv>()
    .get('/access', async (c) => {
      const { isPasswordOn } = valueFrom(await backOffice.readAccess(c.var.actor, {}));
      return answer<AdminAccess>(c, {
        ...(adminHint && isPasswordOn ? { hint: adminHint } : {}),
        ...(isPasswordOn ? {} : { isPasswordOff: true }),
      });
    })
    .post('/session', checked('json', z.object({ password: z.string() })), async (c) => {
      const proven = await guessing(setting, c, SHARED_SECRET, () =>
        backOffice.logInAdmin(c.var.actor, c.req.valid('json')),
      );
      await sessions.logInAdmin(proven, exchangeOf(c));
      return c.body(null, 204);
    })
    .delete('/session', async (c) => {
      await sessions.logOutAdmin(exchangeOf(c));
      c.header(...forgetPages);
      return c.body(null, 204);
    })
    .use(admitAdmins)
    .get('/proof', async (c) =>
      answer(c, valueFrom(await backOffice.readProofAsked(c.var.actor, {}))),
    )
    .post('/proof', checked('json', z.object({ password: z.string() })), async (c) => {
      await guessing(setting, c, ownSecret(c), () =>
        backOffice.proveIdentity(c.var.actor, c.req.valid('json')),
      );
      await sessions.noteProof(c.req.raw);
      return c.body(null, 204);
    })
    .get('/dashboard', async (c) =>
      answer(c, valueFrom(await backOffice.readDashboard(c.var.actor, {}))),
    )
    .post(
      '/notifications',
      checked('json', z.object({ title: z.string(), message: z.string(), link: z.string() })),
      async (c) =>
        answer(
          c,
          valueFrom(await backOffice.sendNotification(c.var.actor, c.req.valid('json'))),
          201,
        ),
    )
    .get('/notifications/subscribers', async (c) =>
      answer(c, valueFrom(await backOffice.countSubscribers(c.var.actor, {}))),
    )
    .post('/articles/:id/notification', async (c) => {
      const announced = await backOffice.announceArticle(c.var.actor, { id: c.req.param('id') });
      return answer(c, valueFrom(announced), 201);
    })
    .put('/settings', checked('json', anyObject), async (c) => {
      const fields = c.req.valid('json');
      const version = await baseVersion(c, 'settings', SITE_SETTINGS_ID, fields);
      const saved = await backOffice.saveSettings(c.var.actor, { ...fields, version });
      return answerRecord(c, valueMatching(c, saved));
    })
    .put(
      '/users/:id/subscription',
      checked('json', z.object({ subscribed: z.boolean() })),
      async (c) => {
        const { subscribed } = c.req.valid('json');
        const input = { userId: c.req.param('id'), subscribed };
        const reader = valueFrom(await backOffice.changeSubscription(c.var.actor, input));
        await sessions.renew(reader);
        return answer(c, reader);
      },
    )
    .delete('/users/:id', async (c) => {
      const deleted = valueFrom(
        await backOffice.deleteUser(c.var.actor, { id: c.req.param('id') }),
      );
      await sessions.endAllOf(deleted.id);
      return answer(c, deleted);
    })
    .post('/media', checked('query', uploadQuery), async (c) => {
      const bytes = bytesOf(c.req.raw.body);
      const isUnlisted = c.req.valid('query').unlisted !== undefined;
      const kept = await backOffice.takeUpload(c.var.actor, { bytes, isUnlisted });
      return answer(c, valueFrom(kept), 201);
    })
    .post('/staff', checked('json', invitation), async (c) =>
      answer(c, valueFrom(await backOffice.inviteStaff(c.var.actor, c.req.valid('json'))), 201),
    )
    .put('/users/:id/role', checked('json', z.object({ role: z.optional(role) })), async (c) => {
      const input = { userId: c.req.param('id'), ...c.req.valid('json') };
      const changed = valueFrom(await backOffice.changeRole(c.var.actor, input));
      await sessions.endAllOf(changed.id);
      return answer(c, changed);
    })
    .delete('/users/:id/second-factor', async (c) => {
      const input = { userId: c.req.param('id') };
      const reader = valueFrom(await backOffice.resetSecondFactor(c.var.actor, input));
      await sessions.endAllOf(reader.id);
      return answer(c, reader);
    })
    .get('/second-factors', async (c) =>
      answer(c, valueFrom(await backOffice.countFactors(c.var.actor, {}))),
    )
    .get('/access-policy', async (c) =>
      answer(c, valueFrom(await backOffice.readAccessPolicy(c.var.actor, {}))),
    )
    .put('/access-policy', checked('json', accessPolicySchema), async (c) => {
      const policy = valueFrom(await backOffice.saveAccessPolicy(c.var.actor, c.req.valid('json')));
      if (!policy.allowsSharedPassword) await sessions.endAllOf(SHARED_HOLDER);
      return answer(c, policy);
    })
    .post('/users/:id/password-link', async (c) => {
      const input = { userId: c.req.param('id') };
      return answer(c, valueFrom(await backOffice.sendPasswordLink(c.var.actor, input)), 201);
    })
    .get('/job-summary', async (c) =>
      answer(c, valueFrom(await backOffice.readJobSummary(c.var.actor, {}))),
    )
    .post('/jobs/:id/retry', async (c) =>
      answer(c, valueFrom(await backOffice.retryJob(c.var.actor, { id: c.req.param('id') }))),
    )
    .delete('/jobs/:id', async (c) =>
      answer(c, valueFrom(await backOffice.deleteJob(c.var.actor, { id: c.req.param('id') }))),
    )
    .put(
      '/messages/:id',
      checked('json', z.object({ status: z.enum(['new', 'read']) })),
      async (c) => {
        const input = { id: c.req.param('id'), ...c.req.valid('json') };
        return answer(c, valueFrom(await backOffice.markMessage(c.var.actor, input)));
      },
    )
    .delete('/messages/:id', async (c) =>
      answer(c, valueFrom(await backOffice.deleteMessage(c.var.actor, { id: c.req.param('id') }))),
    )
    .delete('/subscribers/:id', async (c) =>
      answer(
        c,
        valueFrom(await backOffice.deleteSubscriber(c.var.actor, { id: c.req.param('id') })),
      ),
    )
    .get('/images/uses', checked('query', usesQuery), async (c) => {
      const ids = [c.req.valid('query').id].flat();
      return answer(c, valueFrom(await backOffice.readImageUses(c.var.actor, { ids })));
    })
    .post('/drafts', checked('json', anyObject), async (c) => {
      const { id: _, version: __, ...fields } = c.req.valid('json');
      const made = await backOffice.article('save-draft')(c.var.actor, fields);
      return answerRecord(c, valueFrom(made), 201);
    })
    .post('/articles/:id/:command', checked('json', anyObject), async (c) => {
      const command = commandOf(c.req.param('command'));
      const id = c.req.param('id');
      const { version: _, ...fields } = c.req.valid('json');
      const version = deskCommands[command].isForAnyVersion
        ? undefined
        : await baseVersion(c, 'articles', id, c.req.valid('json'));
      const changed = await backOffice.article(command)(c.var.actor, { ...fields, id, version });
      return answerRecord(c, valueMatching(c, changed));
    })
    .route('/', archiveRoutes(setting))
    .get('/:collection', checked('query', listQuery), async (c) => {
      const { q, filter, sort, order, page, cursor } = c.req.valid('query');
      const list = await backOffice.listRecords(c.var.actor, {
        collection: collectionOf(c.req.param('collection')),
        search: q,
        filter,
        sort,
        isDescending: order === 'desc',
        page,
        cursor,
      });
      return answer(c, valueFrom(list));
    })
    .get('/:collection/:id', async (c) => {
      const collection = collectionOf(c.req.param('collection'));
      const id = c.req.param('id');
      const record = await backOffice.readRecord(c.var.actor, { collection, id });
      return answerRecord(c, valueFrom(record));
    })
    .post('/:collection', checked('json', anyObject), async (c) => {
      const { save } = backOffice.content(contentOf(c.req.param('collection')));
      const { id: _, version: __, ...fields } = c.req.valid('json');
      return answerRecord(c, valueFrom(await save(c.var.actor, fields)), 201);
    })
    .put('/:collection/:id', checked('json', anyObject), async (c) => {
      const name = contentOf(c.req.param('collection'));
      const id = c.req.param('id');
      const fields = c.req.valid('json');
      const version = await baseVersion(c, name, id, fields);
      const saved = await backOffice.content(name).save(c.var.actor, { ...fields, id, version });
      return answerRecord(c, valueMatching(c, saved));
    })
    .delete('/:collection/:id', checked('query', removalQuery), async (c) => {
      const { remove } = backOffice.content(contentOf(c.req.param('collection')));
      const version = wantedVersion(c);
      const removed = await remove(c.var.actor, {
        id: c.req.param('id'),
        ...(version === 'any' ? {} : { version }),
        ...c.req.valid('query'),
      });
      return answer(c, valueMatching(c, removed));
    });
};
