/**
 * `npm run bench`: measures the built site. Words select benches by parts of their names
 * (`npm run bench -- editor`), default: those of the server; options are passed to the benches.
 */
import process from 'node:process';
import { buildIfStale } from './build.mjs';
import { filesUnder, inProject } from './project.mjs';
import { runProgram } from './run-tool.mjs';
import { runCommand, runtime, setUp } from './set-up.mjs';

await runCommand(async () => {
  const typed = process.argv.slice(2);
  const firstOption = typed.findIndex((word) => word.startsWith('-'));
  const end = firstOption < 0 ? typed.length : firstOption;
  const [words, options] = [typed.slice(0, end), typed.slice(end)];
  const wanted = words.length > 0 ? words : ['server'];
  const files = filesUnder('bench')
    .filter((file) => /^bench\/[^/]+\.mjs$/.test(file))
    .filter((file) => wanted.some((word) => file.includes(word)));
  if (files.length === 0) throw new Error(`No bench is called ${wanted.join(' or ')}.`);
  setUp();
  await buildIfStale();
  let worst = 0;
  for (const file of files) {
    console.error(`\n${file}`);
    const { code } = await runProgram(runtime(), [inProject(file), ...options], { show: true });
    worst = Math.max(worst, code);
  }
  return worst;
});
