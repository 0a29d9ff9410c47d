/** `npm run bench`: measures the built site, one bench after the other. */
import { buildIfStale } from './build.mjs';
import { filesUnder, inProject } from './project.mjs';
import { runProgram } from './run-tool.mjs';
import { runCommand, runtime, setUp } from './set-up.mjs';

await runCommand(async () => {
  setUp();
  await buildIfStale();
  let worst = 0;
  for (const file of filesUnder('bench').filter((name) => name.endsWith('.mjs'))) {
    console.log(`\n${file}`);
    const { code } = await runProgram(runtime(), [inProject(file)], { show: true });
    worst = Math.max(worst, code);
  }
  return worst;
});
