import { expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { rightsOver } from './article-rights.ts';

const author: Actor = { kind: 'staff', role: 'author', userId: 'user-1' };
const editor: Actor = { kind: 'staff', role: 'editor', userId: 'user-1' };
const withoutAccount: Actor = { kind: 'staff', role: 'author' };

const own = { writerId: 'user-1' };
const foreign = { writerId: 'user-2' };
const unknown = {};

/** Rights as letters: lift embargoes, edit, write, publish. */
const inLetters = (...given: Parameters<typeof rightsOver>): string => {
  const { mayEndEmbargo, mayEdit, mayWrite, mayPublish } = rightsOver(...given);
  return `${mayEndEmbargo ? 'l' : ''}${mayEdit ? 'e' : '-'}${mayWrite ? 'w' : '-'}${mayPublish ? 'p' : '-'}`;
};

test.each<[string, Actor, { writerId?: string } | undefined, string, string]>([
  ['an owner', { kind: 'staff', role: 'owner' }, foreign, 'lewp', 'lewp'],
  ['an editor over a new article', editor, undefined, 'ewp', 'ewp'],
  ['an editor over their own', editor, own, 'ewp', 'ewp'],
  ['an editor over another’s', editor, foreign, 'ewp', 'ewp'],
  ['an author over a new article', author, undefined, '-wp', '-w-'],
  ['an author over their own', author, own, '-wp', '-w-'],
  ['an author over another’s', author, foreign, '---', '---'],
  ['an author over an unknown writer’s', author, unknown, '---', '---'],
  ['an author without an account over a new article', withoutAccount, undefined, '-wp', '-w-'],
  ['an author without an account over another’s', withoutAccount, foreign, '---', '---'],
  ['an author without an account over an unknown writer’s', withoutAccount, unknown, '-wp', '-w-'],
  ['a reader over a new article', { kind: 'reader', userId: 'user-1' }, undefined, '---', '---'],
  ['a reader over their own', { kind: 'reader', userId: 'user-1' }, own, '---', '---'],
  ['a visitor', { kind: 'visitor' }, unknown, '---', '---'],
])('[article-publish-right] %s', (_, actor, article, whenAuthorsPublish, otherwise) => {
  expect(inLetters(actor, article, { authorsPublish: true, authorsMend: true })).toBe(
    whenAuthorsPublish,
  );
  expect(inLetters(actor, article, { authorsPublish: false, authorsMend: true })).toBe(otherwise);
});
