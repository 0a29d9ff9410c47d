import { inDigits } from '#core/locale/numbers.ts';
import type { Command } from './command.ts';
import { operator, valueOrEnd, withNewsroom } from './with-newsroom.ts';

export const fillDemonstration: Command = {
  name: 'fill-demonstration',
  summary: 'Adds a demonstration newspaper of forty articles; a second time adds nothing.',
  run: (call) =>
    withNewsroom(call, async ({ backOffice }) => {
      const added = valueOrEnd(await backOffice.fillDemonstration(operator, {}));
      if (added.articles === 0) return call.say('The demonstration newspaper is here already.');
      const counts = Object.entries(added).map(([name, count]) => `${name}: ${inDigits(count)}`);
      call.say(`Added ${counts.join(', ')}.`);
    }),
};
