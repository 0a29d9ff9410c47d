import { expect, test } from 'vitest';
import { appCodeIn, recoveryCodeIn, shownRecoveryCode } from './recovery-code.ts';

test('a recovery code is shown in groups of four', () => {
  expect(shownRecoveryCode('7FQ2M9KDH3XW')).toBe('7FQ2-M9KD-H3XW');
});

test.each([
  ['7FQ2-M9KD-H3XW', '7FQ2M9KDH3XW'],
  [' 7fq2 m9kd\th3xw ', '7FQ2M9KDH3XW'],
  ['OoIi-LlAA-AAAA', '001111AAAAAA'],
  ['7FQ2-M9KD-H3X', undefined],
  ['7FQ2-M9KD-H3XW-A', undefined],
  ['7FQ2-M9KD-H3XU', undefined],
  ['7FQ2_M9KD_H3', undefined],
  ['', undefined],
])('%j typed as a recovery code is %j', (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code);
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['a123456', undefined],
  ['123456a', undefined],
  ['123-456', undefined],
])('%j typed as an app’s code is %j', (typed, code) => {
  expect(appCodeIn(typed)).toBe(code);
});
