/** Token in the link of an e-mail. */
export const tokenIn = (address: string): string =>
  new URL(address).searchParams.get('token') ?? '';

/** The address of a page that was reached by such a link, for the form on it. */
export const withToken = (path: string, search: string): string =>
  `${path}?token=${encodeURIComponent(new URLSearchParams(search).get('token') ?? '')}`;
