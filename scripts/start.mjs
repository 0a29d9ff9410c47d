/** `npm start`: serves both editions, also from a fresh clone. */
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { freePort, serveSite } from './serve-site.mjs';
import { serveStatic } from './serve-static.mjs';
import { runCommand, setUp } from './set-up.mjs';

/** Defaults of unset variables: a demo on this machine, with few log lines. */
const demo = { DAYBREAK_DEMO: '1', LOG_LEVEL: 'warn' };

await runCommand(async () => {
  setUp();
  await buildIfStale();
  const port = await freePort(Number(process.env.PORT || 4173), 'the server edition');
  const site = await serveSite({ env: { ...demo, ...process.env, PORT: String(port) } });
  const pages = await serveStatic({ port: port + 1 });

  const close = () => {
    pages.close();
    site.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
  console.log(`
  Daybreak is running, in both editions:

    server edition    ${site.address}
    browser edition   ${pages.address}

  The back office is at /admin of each. To see a whole newspaper, go to Storage there and choose
  “Fill with a demonstration newspaper”. Ctrl+C stops both.
`);
  const code = await site.ended;
  pages.close();
  return code;
});
