import { expect, test } from 'vitest';
import { type Actor, visitor } from './actor.ts';
import {
  admits,
  editors,
  everybody,
  owners,
  type Permission,
  provenOwners,
  staff,
} from './permission.ts';

const actors: Record<string, Actor> = {
  visitor,
  reader: { kind: 'reader', userId: 'user-1' },
  'proven reader': { kind: 'reader', userId: 'user-1', owedRole: 'owner', isProven: true },
  author: { kind: 'staff', role: 'author' },
  editor: { kind: 'staff', role: 'editor' },
  'proven editor': { kind: 'staff', role: 'editor', isProven: true },
  owner: { kind: 'staff', role: 'owner' },
  'proven owner': { kind: 'staff', role: 'owner', isProven: true },
};

const login = 'not-logged-in';
const lower = 'not-allowed';
const proof = 'proof-needed';

test.each<[string, Permission, (string | undefined)[]]>([
  ['everybody', everybody, Array(8).fill(undefined)],
  ['staff', staff, [login, login, login, ...Array(5).fill(undefined)]],
  ['editors', editors, [login, login, login, lower, ...Array(4).fill(undefined)]],
  ['owners', owners, [login, login, login, lower, lower, lower, undefined, undefined]],
  [
    'owners who proved who they are',
    provenOwners,
    [login, login, login, lower, lower, lower, proof, undefined],
  ],
])('%s are permitted, others are refused', (who, permission, codes) => {
  expect(permission.who).toBe(who);
  const given = Object.values(actors);
  expect(given.map((actor) => permission.objectionTo(actor)?.code)).toEqual(codes);
  expect(given.map((actor) => admits(permission, actor))).toEqual(
    codes.map((code) => code === undefined),
  );
});
