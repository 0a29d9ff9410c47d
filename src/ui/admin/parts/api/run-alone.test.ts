import { expect, it } from 'vitest';
import { Problem, unexpectedProblem } from '#api/problem.ts';
import { type RunEffects, runAlone } from './use-work.ts';

/** A page part that records all effects of its work in order. */
function createPart() {
  const told: string[] = [];
  const effects: RunEffects = {
    setBusy: (isBusy) => told.push(isBusy ? 'busy' : 'free'),
    setFailure: (failure) => told.push(failure ? `failure ${failure.kind}` : 'no failure'),
    say: ({ title, isError }) => told.push(isError ? `error toast ${title}` : `toast ${title}`),
    report: (error) => told.push(`reported ${error}`),
    revalidate: async () => void told.push('read again'),
  };
  return { run: runAlone({ current: false }, effects), told };
}

const conflict = new Problem({
  ...unexpectedProblem().details,
  kind: 'conflict',
  title: 'Changed',
});

it('settles, then shows the toast, then reloads the data', async () => {
  const { run, told } = createPart();
  const value = await run(
    async () => 'saved',
    (what) => ({ title: what }),
    async (what) => void told.push(`settled ${what}`),
  );
  expect(value).toBe('saved');
  expect(told).toEqual([
    'busy',
    'no failure',
    'settled saved',
    'toast saved',
    'read again',
    'free',
  ]);
});

it('shows no toast for an action without one', async () => {
  const { run, told } = createPart();
  await run(
    async () => 'a choice is asked',
    () => undefined,
  );
  expect(told).toEqual(['busy', 'no failure', 'read again', 'free']);
});

it('runs one action at a time: a second save during the first does not start', async () => {
  const { run } = createPart();
  const begun: string[] = [];
  let end = (): void => {};
  const first = run(async () => {
    begun.push('first');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 'first';
  });
  expect(await run(async () => begun.push('second'))).toBeUndefined();
  end();
  expect(await first).toBe('first');
  expect(await run(async () => begun.push('third'))).toBe(2);
  expect(begun).toEqual(['first', 'third']);
});

it('keeps a refusal for the form, does not reload the data, and allows another attempt', async () => {
  const { run, told } = createPart();
  expect(await run(() => Promise.reject(conflict), { title: 'Saved' })).toBeUndefined();
  expect(told).toEqual(['busy', 'no failure', 'failure conflict', 'error toast Changed', 'free']);
  expect(await run(async () => 'saved')).toBe('saved');
});

it('fails when settling fails, and reports unexpected errors', async () => {
  const { run, told } = createPart();
  const settle = () => Promise.reject(new TypeError('a fault'));
  expect(await run(async () => 'saved', { title: 'Saved' }, settle)).toBeUndefined();
  expect(told).toEqual([
    'busy',
    'no failure',
    'reported TypeError: a fault',
    'failure unexpected',
    `error toast ${unexpectedProblem().details.title}`,
    'free',
  ]);
});
