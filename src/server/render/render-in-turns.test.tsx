import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shareCards } from '#core/image/share-card.ts';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import { type ServerPage, ServerPageContext } from '#ui/kit/page/server-page.ts';
import { renderInTurns } from './render-in-turns.ts';

type TurnIfDue = ServerPage['turnIfDue'];

/** A page whose paragraphs take time by a clock of their own, and what happens while it is rendered. */
function pageOf(lists: readonly number[], milliseconds: number, failsAt = -1) {
  let time = 0;
  let since = 0;
  let count = 0;
  const page = { pauses: 0, pausing: 0, mostPausing: 0, longest: 0 };
  function Paragraph({ at }: { at: number }) {
    count += 1;
    if (at === failsAt) throw new Error('broken');
    time += milliseconds;
    page.longest = Math.max(page.longest, time - since);
    return <p id={`p${at}`}>Rain &amp; sun {at}</p>;
  }
  const document = (turnIfDue: TurnIfDue) => (
    <ServerPageContext
      value={{ origin: '', cards: shareCards, renderIsland: () => null, turnIfDue }}
    >
      <html lang="en">
        <body>
          <InTurns>
            {lists.map((length, list) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a list
              <ul key={list}>
                <InTurns>
                  {Array.from({ length }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
                    <Paragraph key={at} at={at} />
                  ))}
                </InTurns>
              </ul>
            ))}
          </InTurns>
          <footer>The end</footer>
        </body>
      </html>
    </ServerPageContext>
  );
  const pause = async (): Promise<void> => {
    page.pauses += 1;
    page.pausing += 1;
    page.mostPausing = Math.max(page.mostPausing, page.pausing);
    await setImmediate();
    page.pausing -= 1;
    since = time;
  };
  return {
    page,
    count: () => count,
    inTurns: () => renderInTurns(document, { pause, now: () => time }),
    atOnce: () => renderToString(document(() => undefined)),
  };
}

test('a usual page is rendered once, in one go', async () => {
  const { page, inTurns, atOnce, count } = pageOf([10], 1);
  const rendered = String(await inTurns());
  expect([page.pauses, count()]).toEqual([0, 10]);
  expect(rendered).toBe(atOnce());
});

test.each([
  [[300]],
  [[30, 30, 30, 30, 30, 30, 30, 30, 30, 30]],
  [Array.from({ length: 200 }, () => 2)],
  [[0, 1, 19, 20, 21, 400]],
])('a long page of lists of %j is rendered in turns, as it would be in one go', async (lists) => {
  const { page, inTurns, atOnce } = pageOf(lists, 1);
  const rendered = String(await inTurns());
  expect(page.pauses).toBeGreaterThan(10);
  expect(page.mostPausing, 'turns that are waited for at once').toBe(1);
  // At first `USUAL`, then `TURN_AFTER`, each with the portion that was begun.
  expect(page.longest).toBeLessThan(40);
  expect(rendered).toBe(atOnce());
});

test('a part that fails rejects, before a turn and after one', async () => {
  await expect(pageOf([50], 0, 30).inTurns()).rejects.toThrow('broken');
  await expect(pageOf([50], 2, 30).inTurns()).rejects.toThrow('broken');
});
