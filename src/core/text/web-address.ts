/** An address of the web in its parts. */
export interface WebAddress {
  /** In lower case and without `www.`, with the port if it names one. */
  host: string;
  /** Begins with `/`. */
  path: string;
  /** Value of a parameter of the query, decoded; `undefined` if it has none of that name. */
  parameter: (name: string) => string | undefined;
  /** Without `#`. */
  fragment: string;
}

// No user, no backslash: the host is the one that browsers ask.
const parts =
  /^https?:\/\/([\p{L}\p{M}\p{N}.-]+(?::\d+)?)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#(\S*))?$/iu;

/** Decodes a part of an address; returns it unchanged if it has a broken escape. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}

/** Returns the parts of an `http` or `https` address; `undefined` for anything else. */
export function webAddress(address: string): WebAddress | undefined {
  const [, host, path = '/', query = '', fragment = ''] = parts.exec(address.trim()) ?? [];
  if (host === undefined) return undefined;
  const pairs = query.split('&').map((pair) => pair.split('='));
  return {
    host: host.toLowerCase().replace(/^www\./, ''),
    path,
    parameter: (name) => {
      const pair = pairs.find(([key]) => key === name);
      return pair && decoded(pair.slice(1).join('='));
    },
    fragment,
  };
}
