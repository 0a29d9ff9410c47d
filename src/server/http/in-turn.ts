import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most requests that may wait on one connection for the answers before them. */
const MOST_WAITING = 20;

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Serializes pipelined requests of a connection. Node emits all of them at once, and would hold each
 * finished answer until those before it are sent.
 */
export function inTurn(answer: Answer): Answer {
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    // Node assigns the socket to an answer once those before it are sent.
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
