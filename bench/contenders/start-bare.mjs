import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freeBenchPort } from './free-bench-port.mjs';

const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

/**
 * Starts the bare `node:http` server, still without answers.
 * @param {number} [processes] how many share its port
 */
export async function startBare(processes = 1) {
  const port = await freeBenchPort();
  const child = fork(program, [String(port), String(processes)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return {
    name: processes > 1 ? `bare × ${processes}` : 'bare',
    port,
    pid: child.pid ?? 0,
    /**
     * Makes it send another server's answers to these requests.
     * @param {number} from that server's port
     * @param {import('./bare-server.mjs').Asked[]} wanted
     */
    keep: async (from, wanted) => {
      child.send({ from, wanted });
      await once(child, 'message');
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
