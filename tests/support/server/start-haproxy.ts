import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const configOf = (port: string, behind: string): string => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout http-request 10s
  option abortonclose
  option forwardfor
listen site
  bind 127.0.0.1:${port}
  server site 127.0.0.1:${behind}
`;

const isListening = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts HAProxy (package `haproxy`) at a port in front of another one. */
export async function startHaproxy(port: string, behind: string) {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(port, behind));
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(proxy, 'exit').catch(() => {});
  while (!(await isListening(port))) {
    if (proxy.exitCode !== null) throw new Error(`HAProxy ended with ${proxy.exitCode}.`);
    await setTimeout(20);
  }
  return {
    stop: async (): Promise<void> => {
      proxy.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
