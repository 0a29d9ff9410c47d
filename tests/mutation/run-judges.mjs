import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { inProject, projectRoot } from '../../scripts/project.mjs';
import { runtime } from '../../scripts/set-up.mjs';
import { attemptOf, verdicts } from './mutation-files.mjs';

/** Milliseconds without progress after which the running mutants count as endless. */
const HANGS = 90_000;

/** Attempt files of all possible threads. */
const attempts = Array.from({ length: 20 }, (_, thread) => attemptOf(thread));

const changedAt = () =>
  Math.max(
    ...[verdicts, ...attempts].map(
      (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );

/** The mutants that the threads ran last; if the run was ended, one of them is endless. */
export const lastAttempts = () =>
  attempts
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').split(' ')[0] ?? '');

/**
 * Runs the judging tests; ends a run that hangs.
 * @param {'cover' | 'judge'} step
 * @returns {Promise<boolean>} false if the run had to be ended
 */
export function runJudges(step) {
  const config = ['--config', 'tests/mutation/vitest.config.ts'];
  const child = spawn(runtime(), [inProject('node_modules/vitest/vitest.mjs'), 'run', ...config], {
    cwd: projectRoot,
    env: { ...process.env, DAYBREAK_MUTATION: step },
    // Failures caused by mutants are expected.
    stdio: 'ignore',
  });
  const started = Date.now();
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      const isStill = Date.now() - Math.max(started, changedAt()) > HANGS;
      if (step === 'judge' && isStill) child.kill('SIGKILL');
    }, 5000);
    child.on('close', (code) => {
      clearInterval(watch);
      resolve(code !== null);
    });
  });
}
