import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  recordFields,
  storedInstant,
  storedList,
  storedOptionalText,
  storedSwitch,
  storedText,
} from './stored.ts';

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['a text', storedText(), 'rain', 'rain'],
  ['a number as text', storedText(), 7, ''],
  ['a missing text', storedText('none'), undefined, 'none'],
  ['an optional text', storedOptionalText(), 'rain', 'rain'],
  ['a number as optional text', storedOptionalText(), 7, undefined],
  ['a switch', storedSwitch(), true, true],
  ['a text as switch', storedSwitch(), 'true', false],
  ['a missing switch', storedSwitch(true), undefined, true],
  ['an instant', storedInstant(), '2026-11-20T06:30:00.000Z', '2026-11-20T06:30:00.000Z'],
  ['a day in words', storedInstant(), 'two days ago', undefined],
  ['a number as instant', storedInstant(), 1_795_000_000_000, undefined],
  ['a list', storedList(z.string()), ['a', 7, 'b', null], ['a', 'b']],
  ['a text as list', storedList(z.string()), 'ab', []],
  ['a missing list', storedList(z.string()), undefined, []],
  ['a version', z.object(recordFields), { id: 'a', version: 3 }, { id: 'a', version: 3 }],
  ['a text as version', z.object(recordFields), { id: 'a', version: '3' }, { id: 'a' }],
])('%s is read leniently', (_, schema, stored, read) => {
  expect(z.parse(schema, stored)).toEqual(read);
});

test.each([{}, { id: '' }, { id: 7 }])('the record %j has no id', (record) => {
  expect(z.safeParse(z.object(recordFields), record).success).toBe(false);
});
