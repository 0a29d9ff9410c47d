/**
 * `npm run dev`: the browser edition with hot reload. `npm run dev -- server`: the server edition, built
 * first and restarted whenever its code changes.
 */
import process from 'node:process';
import { build } from './build.mjs';
import { runTool, safeWrappers } from './run-tool.mjs';
import { freePort, serveSite } from './serve-site.mjs';
import { runCommand, setUp } from './set-up.mjs';

async function serveBrowserEdition() {
  const args = ['--host', '127.0.0.1', '--port', process.env.PORT ?? '5173'];
  const { code } = await runTool('vite', [...args, ...process.argv.slice(2)], { show: true });
  return code;
}

async function serveServerEdition() {
  await build();
  const port = await freePort(Number(process.env.PORT || 5173), 'the server edition');
  const site = await serveSite({
    env: { DAYBREAK_DEMO: '1', ...process.env, PORT: String(port) },
    program: 'src/main/cli.ts',
    nodeArguments: [safeWrappers, '--watch-path=src', '--watch-preserve-output'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, site.close);
  console.log(`\n  The server edition: ${site.address}\n`);
  return site.ended;
}

await runCommand(async () => {
  setUp();
  return process.argv[2] === 'server' ? serveServerEdition() : serveBrowserEdition();
});
