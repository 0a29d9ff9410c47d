/** Time limit of an answer, in milliseconds. */
const PATIENCE = 20_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A command of WebDriver BiDi. */
export type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

export interface BidiConnection {
  send: Send;
  close: () => void;
}

/**
 * Connects to a browser by WebDriver BiDi.
 * @param onEvent called with every subscribed event
 */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') onEvent(answer.method ?? '', answer.params);
    const asked = waiting.get(answer.id ?? 0);
    waiting.delete(answer.id ?? 0);
    if (answer.type === 'error') asked?.reject(new Error(`${answer.error}: ${answer.message}`));
    else asked?.resolve((answer.result ?? {}) as Record<string, unknown>);
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('The browser closed the connection.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${url}.`)));
  });
  return {
    send: (method, params = {}) => {
      count += 1;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params }));
      const late = setTimeout(() => asked.reject(new Error(`No answer to ${method}.`)), PATIENCE);
      return asked.promise.finally(() => clearTimeout(late));
    },
    close: () => socket.close(),
  };
}
