import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InTurns } from '#ui/kit/page/in-turns.tsx';
import { type ServerPage, ServerPageContext } from '#ui/kit/page/server-page.ts';
import { renderInTurns } from './render-in-turns.ts';

function Paragraph({ at, milliseconds }: { at: number; milliseconds: number }) {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
  return <p id={`p${at}`}>Rain &amp; sun {at}</p>;
}

const documentOf =
  (count: number, milliseconds: number) => (turnIfDue: ServerPage['turnIfDue']) => (
    <ServerPageContext value={{ origin: '', renderIsland: () => null, turnIfDue }}>
      <html lang="en">
        <body>
          <main>
            <InTurns>
              {Array.from({ length: count }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
                <Paragraph key={at} at={at} milliseconds={milliseconds} />
              ))}
            </InTurns>
          </main>
          <footer>The end</footer>
        </body>
      </html>
    </ServerPageContext>
  );

const atOnce = (count: number): string => renderToString(documentOf(count, 0)(() => undefined));

test('a long page is rendered in turns, as it would be in one go', async () => {
  let pauses = 0;
  const rendered = await renderInTurns(documentOf(60, 1), async () => {
    pauses += 1;
    await setImmediate();
  });
  expect(rendered).toBe(atOnce(60));
  expect(pauses).toBeGreaterThan(4);
});

test('a usual page is rendered in one go', async () => {
  const pause = () => Promise.reject(new Error('No turn is due.'));
  expect(await renderInTurns(documentOf(1, 0), pause)).toBe(atOnce(1));
});

test.each([0, 99, 100, 101, 250, 2_000])('a list of %i parts is whole', async (count) => {
  expect(await renderInTurns(documentOf(count, 0), () => setImmediate())).toBe(atOnce(count));
});

test('a part that fails rejects, before a turn and after one', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const failing = (milliseconds: number) => (turnIfDue: ServerPage['turnIfDue']) => (
    <ServerPageContext value={{ origin: '', renderIsland: () => null, turnIfDue }}>
      <InTurns>
        {[
          ...Array.from({ length: 30 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a paragraph
            <Paragraph key={at} at={at} milliseconds={milliseconds} />
          )),
          <Broken key="broken" />,
        ]}
      </InTurns>
    </ServerPageContext>
  );
  const pause = () => setImmediate();
  await expect(renderInTurns(failing(0), pause)).rejects.toThrow('broken');
  await expect(renderInTurns(failing(2), pause)).rejects.toThrow('broken');
});
