import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { threadId } from 'node:worker_threads';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import {
  addLine,
  attemptOf,
  covers,
  linesOf,
  plan,
  type Verdict,
  verdicts,
} from './mutation-files.mjs';

/** Stryker's global state, which the mutated code reads. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
  /** The active mutant throws once `hitCount` exceeds `hitLimit`, which ends endless loops. */
  hitCount?: number;
  hitLimit?: number;
}
const known = globalThis as typeof globalThis & { __stryker__?: Switches };
known.__stryker__ ??= {};
const switches = known.__stryker__;

const HIT_LIMIT = 200_000;

type Attempted = Pick<RunnerTestCase, 'id'> & { repeats?: number };

const isJudging = process.env.DAYBREAK_MUTATION === 'judge';
const plans: Record<string, string[]> = isJudging ? JSON.parse(readFileSync(plan, 'utf8')) : {};

const killed = new Set<string>();
let seen = -1;

/** Reads which mutants other threads have killed. */
function readKilled(): void {
  const size = statSync(verdicts, { throwIfNoEntry: false })?.size ?? 0;
  if (size === seen) return;
  seen = size;
  for (const verdict of linesOf(verdicts)) {
    if (!verdict.isDisturbed) for (const mutant of verdict.killed) killed.add(mutant);
  }
}

/**
 * Runs each test once without a mutant and records which it reaches. When judging, repeats the test
 * with each mutant of its plan, hooks included, and once more without any, to detect side effects
 * of the mutants.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads the default export
export default class MutationRunner extends TestRunner {
  /** Mutants of the running test. */
  #tried: string[] = [];

  override async onBeforeRunTask(test: Attempted & RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (!isJudging) return;
    readKilled();
    this.#tried = (plans[test.id] ?? []).filter((mutant) => !killed.has(mutant));
    test.repeats = this.#tried.length === 0 ? 0 : this.#tried.length + 1;
  }

  override onBeforeTryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): void {
    super.onBeforeTryTask(test, options);
    if (!isJudging) {
      switches.currentTestId = test.id;
      return;
    }
    switches.activeMutant = this.#tried[options.repeats - 1];
    switches.hitCount = 0;
    switches.hitLimit = HIT_LIMIT;
    if (switches.activeMutant) {
      writeFileSync(attemptOf(threadId), `${switches.activeMutant} ${test.id}`);
    }
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    switches.activeMutant = undefined;
    switches.currentTestId = undefined;
    if (isJudging) this.#judge(test);
    else {
      const isSound = test.result?.state === 'pass';
      addLine(covers, {
        test: test.id,
        file: relative('.', test.file.filepath),
        milliseconds: Math.round(test.result?.duration ?? 0),
        mutants: isSound ? Object.keys(switches.mutantCoverage?.perTest[test.id] ?? {}) : [],
        isSound,
      });
    }
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    if (isJudging) return;
    const mutants = Object.keys(switches.mutantCoverage?.static ?? {});
    addLine(covers, { test: '', file: '', milliseconds: 0, mutants, isSound: true });
  }

  #judge(test: RunnerTestCase): void {
    const { result } = test;
    const tried = this.#tried;
    if (!result || tried.length === 0) return;
    const states = (result.attempts ?? []).map(({ state }) => state);
    const outcome = (state: string) => tried.filter((_, at) => states[at + 1] === state);
    const verdict: Verdict = {
      test: test.id,
      name: `${relative('.', test.file.filepath)}: ${test.name}`,
      killed: outcome('fail'),
      survived: outcome('pass'),
      isDisturbed: states[0] !== 'pass' || states.at(-1) !== 'pass',
    };
    addLine(verdicts, verdict);
    if (!verdict.isDisturbed) for (const mutant of verdict.killed) killed.add(mutant);
    // The reported result is that of the run without a mutant.
    result.state = states[0] === 'pass' ? 'pass' : 'fail';
    if (states[0] === 'pass') delete result.errors;
    result.attempts = [];
  }
}
