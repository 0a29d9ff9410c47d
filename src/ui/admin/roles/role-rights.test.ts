import { expect, test } from 'vitest';
import { type Role, roles } from '#core/account/role.ts';
import type { Actor } from '#core/actor.ts';
import { rightsOver } from '#core/article/desk/article-rights.ts';
import { audienceOf } from '#core/back-office/visibility.ts';
import { backOfficeUseCases } from '#core/back-office.ts';
import { contentUseCasesOf } from '#core/content-kinds.ts';
import { admits, type Permission } from '#core/permission.ts';
import { defaultSiteSettings } from '#core/settings/site-settings.ts';
import { type RightName, rightsBeyond, roleRights } from './role-rights.ts';

const actorOf = (role: Role): Actor => ({ kind: 'staff', role, userId: 'user-1', isProven: true });

/** Permissions behind the rights that are more than rights over an article. */
const permissions: Partial<Record<RightName, readonly Permission[]>> = {
  library: [
    ...[audienceOf('images'), backOfficeUseCases.takeUpload.may],
    (await contentUseCasesOf('tags')).save.may,
  ],
  plan: [backOfficeUseCases.readBoard.may],
  figures: [backOfficeUseCases.readFigures.may],
  front: [backOfficeUseCases.launchFront.may],
  tell: [backOfficeUseCases.sendNotification.may, backOfficeUseCases.setBreakingLine.may],
  readers: [audienceOf('messages'), audienceOf('subscribers')],
  log: [audienceOf('activity')],
  people: ['inviteStaff', 'changeRole', 'suspendAccount', 'deleteUser'].map(
    (name) => backOfficeUseCases[name as 'changeRole'].may,
  ),
  forGood: [backOfficeUseCases.deleteForGood.may],
  site: [backOfficeUseCases.saveSettings.may, backOfficeUseCases.publishLook.may],
  house: [
    ...[backOfficeUseCases.readJobSummary.may, audienceOf('securityEvents')],
    ...[backOfficeUseCases.exportArchive.may, backOfficeUseCases.importArchive.may],
  ],
};

const own = { writerId: 'user-1' };
const foreign = { writerId: 'user-2' };
const settings = { ...defaultSiteSettings(), authorsSeePlan: true };

/** Checks of rights over an article. */
const overArticles: Partial<Record<RightName, (actor: Actor) => boolean>> = {
  write: (actor) => rightsOver(actor, own, settings).mayWrite,
  publish: (actor) => rightsOver(actor, own, settings).mayPublish,
  mend: (actor) => rightsOver(actor, own, settings).mayMend,
  edit: (actor) => rightsOver(actor, foreign, settings).mayPublish,
  embargo: (actor) => rightsOver(actor, own, settings).mayEndEmbargo,
};

test.each(roleRights)('$name belongs to $least and above', async ({ name, least }) => {
  const content = await Promise.all(
    (['categories', 'authors', 'stories', 'videos', 'advertisements', 'pages'] as const).map(
      async (kind) => (await contentUseCasesOf(kind)).save.may,
    ),
  );
  const asked = { ...permissions, content, tags: [(await contentUseCasesOf('tags')).save.may] }[
    name
  ];
  for (const role of roles) {
    const isIncluded = roles.indexOf(role) <= roles.indexOf(least);
    const actor = actorOf(role);
    const answers = asked?.map((one) => admits(one, actor)) ?? [overArticles[name]?.(actor)];
    expect(answers, role).toEqual(answers.map(() => isIncluded));
  }
});

test('a change of role opens or closes what is between the two', () => {
  const names = (role: Role | undefined, other: Role | undefined) =>
    rightsBeyond(role, other, settings).map(({ name }) => name);
  expect(names('author', 'contributor')).toEqual(['publish', 'mend']);
  expect(names('contributor', 'author')).toEqual([]);
  expect(names('contributor', undefined)).toEqual(['write', 'library', 'figures', 'plan']);
  expect(names(undefined, 'owner')).toEqual([]);
});

test('what the settings forbid is opened by no change of role below editor', () => {
  const strict = { authorsPublish: false, authorsMend: false, authorsSeePlan: false };
  expect(rightsBeyond('author', 'contributor', strict)).toEqual([]);
  expect(rightsBeyond('editor', 'author', strict).map(({ name }) => name)).toContain('publish');
});
