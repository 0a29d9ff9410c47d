/** `npm start`: from a fresh clone to a newspaper in the browser. */
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { closeOnSignal, serveStatic } from './serve-static.mjs';
import { runCommand, setUp } from './set-up.mjs';

await runCommand(async () => {
  setUp();
  await buildIfStale();
  const server = await serveStatic({ port: Number(process.env.PORT ?? 4173) });
  closeOnSignal(server);
  console.log(`\n  Daybreak is out:  ${server.address}\n\n  Ctrl+C stops it.\n`);
});
