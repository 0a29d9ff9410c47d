import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './server-process.ts';

/** True if this machine has Varnish; on Debian these are the packages `varnish` and `varnish-modules`. */
export const hasVarnish = spawnSync('varnishd', ['-V']).status === 0;

const vcl = new URL('../../../deploy/varnish.vcl', import.meta.url);

/** Starts Varnish with Daybreak's configuration in front of a port, at a given port. */
export async function startVarnish(backendPort: string, port: string) {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-varnish-'));
  const file = join(folder, 'daybreak.vcl');
  const text = await readFile(vcl, 'utf8');
  await writeFile(file, text.replace('.port = "3000"', `.port = "${backendPort}"`));
  const where = ['-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
  const varnish = spawn('varnishd', ['-F', '-j', 'none', ...where, '-s', 'malloc,64m'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  varnish.stderr.on('data', (bytes) => {
    said += String(bytes);
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (varnish.exitCode !== null) throw new Error(`Varnish ended: ${said}`);
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  }, 30_000);
  return {
    address,
    stop: async (): Promise<void> => {
      const ended = once(varnish, 'exit');
      varnish.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
