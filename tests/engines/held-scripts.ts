import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A proxy of the site at another port that delays scripts until they are released. */
export async function holdScripts(origin: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { host, hostname, port } = new URL(origin);
  const proxy = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    if (path.endsWith('.js')) await promise;
    const headers = { ...asked.headers, host };
    const passed = request({ hostname, port, path, method: asked.method ?? 'GET', headers });
    passed.on('response', (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    come: resolve,
    close: async (): Promise<void> => {
      resolve();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
