import { expect, test } from 'vitest';
import { unexpectedProblem } from '#api/problem.ts';
import { failureOf } from './error-route.tsx';

test('shows the message of the API', () => {
  expect(failureOf(unexpectedProblem()).message).toBe('Something went wrong on our side.');
});

test('shows the message of an error, or a general one', () => {
  expect(failureOf(new Error('The store is shut.')).message).toBe('The store is shut.');
  expect(failureOf(new Error()).message).toBe('Something went wrong on our side.');
  expect(failureOf('text')).toEqual({ message: 'Something went wrong on our side.' });
});

test('shows the status of a response that a route threw', () => {
  const answer = { status: 418, statusText: "I'm a teapot", internal: false, data: null };
  expect(failureOf(answer)).toEqual({ message: "418 I'm a teapot" });
});

test('explains that a page’s code could not be fetched', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(failureOf(error).message).toMatch(/^A part of the site could not be loaded/);
});
