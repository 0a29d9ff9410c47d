import { expect, test } from 'vitest';
import { unexpectedProblem } from '#api/problem.ts';
import { failureOf } from './failure.ts';

test('says what the API says', () => {
  expect(failureOf(unexpectedProblem()).message).toBe('Something went wrong on our side.');
});

test('says the message of an error, and something calm where there is none', () => {
  expect(failureOf(new Error('The store is shut.')).message).toBe('The store is shut.');
  expect(failureOf(new Error()).message).toBe('Something went wrong on our side.');
  expect(failureOf('text')).toEqual({ message: 'Something went wrong on our side.' });
});

test('says the status of an answer that a route threw', () => {
  const answer = { status: 418, statusText: "I'm a teapot", internal: false, data: null };
  expect(failureOf(answer)).toEqual({ message: "418 I'm a teapot" });
});

test('says in words when a page’s code could not be fetched', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(failureOf(error).message).toMatch(/^A part of the site could not be loaded/);
});
