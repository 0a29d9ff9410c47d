import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection for the answer to the one before. */
const MOST_WAITING = 20;

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Answers the requests of one connection one after another. Node hands on all that a caller sends in one
 * go, however many; each would be worked on at once, and its answer kept until its turn comes.
 */
export function inTurn(answer: Answer): Answer {
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    // An answer has its connection once those before it are sent.
    if (outgoing.socket) {
      answer(incoming, outgoing);
      return;
    }
    const { socket } = incoming;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) socket.destroy();
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(incoming, outgoing);
    });
  };
}
