/** Token in the link of an e-mail. */
export const tokenIn = (address: string): string =>
  new URL(address).searchParams.get('token') ?? '';

/** `path` with the token from `search`, for the form of a page behind such a link. */
export const withToken = (path: string, search: string): string =>
  `${path}?token=${encodeURIComponent(new URLSearchParams(search).get('token') ?? '')}`;
