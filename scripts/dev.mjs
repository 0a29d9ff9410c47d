/** `npm run dev`: the site with hot reload. */
import process from 'node:process';
import { runTool } from './run-tool.mjs';
import { runCommand, setUp } from './set-up.mjs';

await runCommand(async () => {
  setUp();
  const args = ['--host', '127.0.0.1', '--port', process.env.PORT ?? '5173'];
  const { code } = await runTool('vite', [...args, ...process.argv.slice(2)], { show: true });
  return code;
});
