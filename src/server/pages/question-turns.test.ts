import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQuestionTurns } from './question-turns.ts';

const spend = (milliseconds: number): void => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
};

test('[search-turns] sixty questions wait, more are refused', async () => {
  const inTurn = createQuestionTurns(() => 0);
  const asked = Array.from({ length: 62 }, (_, at) => inTurn(async () => at));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(61);
  expect(answers.at(-1)).toMatchObject({ reason: { failure: { kind: 'too-busy' } } });
});

test('[search-turns] on a busy thread, questions leave most of the time to others', async () => {
  let others = 0;
  const inTurn = createQuestionTurns(() => others);
  let spentOnQuestions = 0;
  let spentOnOthers = 0;
  let isAnswered = false;
  const questions = Array.from({ length: 10 }, () =>
    inTurn(async () => {
      spend(5);
      spentOnQuestions += 5;
    }),
  );
  const answered = Promise.all(questions).then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    spend(1);
    spentOnOthers += 1;
    others += 50;
    await setImmediate();
  }
  await answered;
  expect(spentOnOthers).toBeGreaterThan(2 * spentOnQuestions);
});

test('[search-turns] on a free thread, the next question starts at once', async () => {
  const inTurn = createQuestionTurns(() => 0);
  const questions = Array.from({ length: 10 }, () => inTurn(async () => spend(5)));
  let isAnswered = false;
  const answered = Promise.all(questions).then(() => {
    isAnswered = true;
  });
  let rounds = 0;
  for (; !isAnswered; rounds += 1) await setImmediate();
  await answered;
  // Other work runs in between; during a pause the event loop would turn hundreds of times.
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(rounds).toBeLessThan(100);
});

test('[search-turns] a failed question rejects only its own caller', async () => {
  const inTurn = createQuestionTurns(() => 0);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'next')).toBe('next');
});
