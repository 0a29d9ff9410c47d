import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that aren't public: loopback, private, link-local, shared, reserved, multicast. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  // IPv4 addresses behind NAT64.
  ['64:ff9b::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** True if an address is reachable only from this machine or its network, including IPv4 mapped to IPv6. */
export const isInnerAddress = (address: string): boolean =>
  inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Resolves a host like `dns.lookup`; fails without a public address. The connection uses the checked
 * address, which prevents DNS rebinding.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const open = found.filter(({ address }) => !isInnerAddress(address));
    const [first] = open;
    if (error || !first) {
      const refusal = error ?? new Error(`${host} has no public address.`);
      callback(refusal, [], 0);
    } else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/** Milliseconds to wait for an answer. */
const LONGEST_ANSWER = 15_000;

/** Most bytes of an answer that are drained so that the connection can be reused. */
const MOST_OF_BODY = 65_536;

interface Posting {
  headers: Record<string, string>;
  body: Uint8Array;
  /** True if the host may be in a private network. */
  mayBeInner: boolean;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** Posts bytes over persistent connections. Follows no redirects. */
export function createPost(connections: number) {
  const sockets = { keepAlive: true, maxSockets: connections };
  const agents = { 'http:': new HttpAgent(sockets), 'https:': new HttpsAgent(sockets) };

  function begin(url: URL, { headers, mayBeInner }: Posting): ClientRequest {
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(LONGEST_ANSWER),
      ...(mayBeInner ? {} : { lookup: publicLookup }),
    };
    return url.protocol === 'http:'
      ? httpRequest(url, { ...options, agent: agents['http:'] })
      : httpsRequest(url, { ...options, agent: agents['https:'] });
  }

  return {
    /** Sends a request; rejects without an answer. */
    post: (url: URL, posting: Posting): Promise<PostAnswer> =>
      new Promise((resolve, reject) => {
        const host = url.hostname.replace(/^\[|\]$/g, '');
        // An address in numbers is not looked up.
        if (!posting.mayBeInner && isIP(host) > 0 && isInnerAddress(host)) {
          reject(new Error(`${host} is not a public address.`));
          return;
        }
        const asked = begin(url, posting);
        asked.on('error', reject);
        asked.on('response', (answer) => {
          let read = 0;
          answer.on('data', (piece: Uint8Array) => {
            read += piece.byteLength;
            if (read > MOST_OF_BODY) answer.destroy();
          });
          answer.on('error', () => undefined);
          answer.on('close', () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers['retry-after'],
            }),
          );
        });
        asked.end(posting.body);
      }),
    close: (): void => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
