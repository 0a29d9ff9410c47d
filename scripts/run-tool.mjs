import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import process from 'node:process';
import { inProject, projectRoot } from './project.mjs';
import { runtime } from './set-up.mjs';

/** Entry file of each tool, run under the project's Node and not the `node` on PATH. */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Avoids a crash of V8 (decision 016) in threads started from sources: Node strips their types with
 * WebAssembly before a program could set the flag itself.
 */
export const safeWrappers = '--wasm-wrapper-tiering-budget=1000000000';

/**
 * @typedef {object} Run
 * @property {number} code exit code; 1 if a signal ended the program
 * @property {string} output both streams; empty with `show`
 */

/**
 * Runs a program and waits for it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string }} [options] `show`: straight
 *   to the terminal rather than into `output`
 * @returns {Promise<Run>}
 */
export function runProgram(program, args, { show = false, env = {}, cwd = projectRoot } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs one of the project's tools under the project's Node.
 * @param {keyof typeof tools} tool
 * @param {string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export function runTool(tool, args, options = {}) {
  const node = runtime();
  const path = [dirname(node), process.env.PATH].join(delimiter);
  return runProgram(node, [safeWrappers, inProject(tools[tool]), ...args], {
    ...options,
    env: { PATH: path, ...options.env },
  });
}
