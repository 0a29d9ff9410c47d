import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ServerPage } from '#ui/kit/page/server-page.ts';

/** Milliseconds within which a usual page is rendered, on a slow machine too. */
const USUAL = 16;

/** Milliseconds of rendering after which others have their turn. */
const TURN_AFTER = 8;

/** Thrown where a page that is rendered in one go turns out to be long. */
const tooLong = new Error('This page is rendered in turns.');

const DOCTYPE = '<!DOCTYPE html>';

type TurnIfDue = ServerPage['turnIfDue'];

/**
 * Renders a document, without its doctype. One that takes longer than `USUAL` is rendered from its beginning again,
 * with turns of the event loop between its parts: that takes twice the time, which is why not all are.
 * @param document gets the function that its parts ask for turns
 * @param pause lets others have their turn
 */
export async function renderInTurns(
  document: (turnIfDue: TurnIfDue) => ReactNode,
  pause: () => Promise<void>,
): Promise<string> {
  let since = performance.now();
  const hasTaken = (milliseconds: number): boolean => performance.now() - since > milliseconds;
  try {
    const atOnce: TurnIfDue = () => {
      if (hasTaken(USUAL)) throw tooLong;
      return undefined;
    };
    return renderToString(document(atOnce));
  } catch (error) {
    if (error !== tooLong) throw error;
  }
  const beginTurn = (): void => {
    since = performance.now();
  };
  await pause().then(beginTurn);
  const inTurns: TurnIfDue = () => (hasTaken(TURN_AFTER) ? pause().then(beginTurn) : undefined);
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerenderToNodeStream(document(inTurns), {
    onError: (error) => {
      failure ??= { error };
    },
  });
  if (failure) throw failure.error;
  const html = await text(prelude);
  return html.startsWith(DOCTYPE) ? html.slice(DOCTYPE.length) : html;
}
