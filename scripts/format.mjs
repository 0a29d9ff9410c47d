/** `npm run format`: formats, sorts imports and applies the safe fixes. */
import { runTool } from './run-tool.mjs';
import { runCommand, setUp } from './set-up.mjs';

await runCommand(async () => {
  setUp();
  const { code } = await runTool('biome', ['check', '--write'], { show: true });
  return code;
});
