import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../errors.ts';
import { refuseUnknownFields, unknownFieldsBeside } from './unknown-fields.ts';

test('[refused-fields] fields beside those of a form are collected', () => {
  const given = { title: 'Rain', mood: null, views: 0, gone: undefined };
  expect(z.parse(unknownFieldsBeside(['title']), given)).toEqual({
    unknownFields: { mood: null, views: 0 },
  });
});

/** Failure of fields beside a form's, for a stored record. */
function refusalOf(...given: Parameters<typeof refuseUnknownFields>): unknown {
  try {
    refuseUnknownFields(...given);
  } catch (error) {
    return error instanceof Refusal ? error.failure : error;
  }
  return undefined;
}

test('[refused-fields] they are accepted if they equal the stored ones', () => {
  const unknownFields = { tags: ['rain', { deep: 1 }], views: 3 };
  expect(refusalOf({ unknownFields }, { ...unknownFields, title: 'Rain' })).toBeUndefined();
  const refused = (field: string) => ({
    kind: 'invalid',
    code: 'field-unasked',
    params: { name: field },
    field,
  });
  expect(refusalOf({ unknownFields }, { ...unknownFields, views: 4 })).toEqual(refused('views'));
  expect(refusalOf({ unknownFields }, { views: 3 })).toEqual(refused('tags'));
  expect(refusalOf({ unknownFields }, undefined)).toEqual(refused('tags'));
  // A field that every object inherits.
  expect(refusalOf({ unknownFields: { toString: {}.toString } }, {})).toEqual(refused('toString'));
});

test('[refused-fields] the failure has the title of its form, and a short name', () => {
  const field = 'x'.repeat(150);
  expect(refusalOf({ unknownFields: { [field]: 1 } }, undefined, 'error')).toEqual({
    kind: 'invalid',
    code: 'field-unasked',
    params: { name: 'x'.repeat(100) },
    field,
    titled: 'error',
  });
});
