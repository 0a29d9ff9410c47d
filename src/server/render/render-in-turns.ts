import { buffer } from 'node:stream/consumers';
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

/** Beginning of what `prerenderToNodeStream` renders. */
const DOCTYPE = '<!DOCTYPE html>';

interface TurnsSetting {
  /** Lets others have their turn. */
  pause: () => Promise<void>;
  /** Clock in milliseconds; default: the process's. */
  now?: () => number;
}

/**
 * Renders a document in UTF-8, without its doctype. One that takes longer than `USUAL` is rendered from its beginning again,
 * with turns of the event loop between its parts: that takes twice the time, which is why not all are.
 * @param document gets the function that its parts ask for turns
 */
export async function renderInTurns(
  document: (turnIfDue: ServerPage['turnIfDue']) => ReactNode,
  { pause, now = () => performance.now() }: TurnsSetting,
): Promise<Buffer> {
  let since = now();
  try {
    const markup = renderToString(
      document(() => {
        if (now() - since > USUAL) throw tooLong;
        return undefined;
      }),
    );
    return Buffer.from(markup);
  } catch (error) {
    if (error !== tooLong) throw error;
  }
  /** The turn that all parts wait for: React continues with others while one waits. */
  let turn: Promise<void> | undefined;
  const takeTurn = (): Promise<void> =>
    pause().then(() => {
      turn = undefined;
      since = now();
    });
  await takeTurn();
  const turnIfDue = (): Promise<void> | undefined => {
    if (!turn && now() - since > TURN_AFTER) turn = takeTurn();
    return turn;
  };
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerenderToNodeStream(document(turnIfDue), {
    onError: (error) => {
      failure ??= { error };
    },
  });
  if (failure) throw failure.error;
  const html = await buffer(prelude);
  return html.toString('latin1', 0, DOCTYPE.length) === DOCTYPE
    ? html.subarray(DOCTYPE.length)
    : html;
}
