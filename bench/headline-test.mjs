/**
 * Simulates tests of two headlines, one of which is followed by 2 % of those who see it and the other by 3 %, and counts how
 * many end and with which. bench/README.md explains the figures.
 */
import { parseArgs } from 'node:util';
import { judgeHeadlines } from '#core/front/headline-test.ts';

const { values: asked } = parseArgs({
  options: {
    tests: { type: 'string', default: '10000' },
    first: { type: 'string', default: '0.02' },
    second: { type: 'string', default: '0.03' },
    /** Times that the homepage is shown between two looks at a test. */
    look: { type: 'string', default: '200' },
    /** Times that it is shown before a test is over. */
    most: { type: 'string', default: '100000' },
  },
});
const [first, second] = [Number(asked.first), Number(asked.second)];
const ended = { better: 0, worse: 0, even: 0, running: 0 };
/** @type {number[]} */
const lengths = [];
for (let test = 0; test < Number(asked.tests); test += 1) {
  const counts = { first: { shown: 0, followed: 0 }, second: { shown: 0, followed: 0 } };
  /** @type {keyof typeof ended} */
  let end = 'running';
  let shown = 0;
  while (end === 'running' && shown < Number(asked.most)) {
    for (let at = 0; at < Number(asked.look); at += 1) {
      const name = Math.random() < 0.5 ? 'first' : 'second';
      counts[name].shown += 1;
      if (Math.random() < (name === 'first' ? first : second)) counts[name].followed += 1;
    }
    shown += Number(asked.look);
    const { state, better } = judgeHeadlines(counts);
    const best = second > first ? 'second' : 'first';
    if (state === 'won') end = better === best ? 'better' : 'worse';
    else if (state === 'even') end = 'even';
  }
  ended[end] += 1;
  lengths.push(shown);
}
lengths.sort((one, other) => one - other);
const share = ((ended.better / (ended.better + ended.worse)) * 100).toFixed(1);
console.log(JSON.stringify(ended));
console.log(`the better one in ${share} % of those that ended with a winner`);
console.log(`times shown until the end, middle: ${lengths[Math.floor(lengths.length / 2)]}`);
