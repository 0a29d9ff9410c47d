import { expect, test } from 'vitest';
import { isOneEditAway, swapsOf } from './typos.ts';

test.each([
  ['monsoon', 'monsoon', true],
  ['', 'a', true],
  ['onsoon', 'monsoon', true],
  ['monson', 'monsoon', true],
  ['monsoo', 'monsoon', true],
  ['nonsoon', 'monsoon', true],
  ['monsaon', 'monsoon', true],
  ['monsoom', 'monsoon', true],
  ['nonsoom', 'monsoon', false],
  ['mosnoon', 'monsoon', false],
  ['onsoom', 'monsoon', false],
  ['monso', 'monsoon', false],
  ['nsoon', 'monsoon', false],
  ['', 'ab', false],
])('[search-typo] %j and %j are at most one edit apart: %s', (one, other, isNear) => {
  expect(isOneEditAway(one, other)).toBe(isNear);
  expect(isOneEditAway(other, one)).toBe(isNear);
});

test.each([
  ['rain', ['arin', 'rian', 'rani']],
  ['a🌅b', ['🌅ab', 'ab🌅']],
  ['a', []],
  ['', []],
])('[search-typo] %j with two adjacent letters swapped', (word, swaps) => {
  expect(swapsOf(word)).toEqual(swaps);
});
