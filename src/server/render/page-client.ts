import { type Client, createClient, type SecondFactorClient } from '#api/client.ts';

/** Calls the API in this process on behalf of a page request. */
export type AskApi = (request: Request) => Promise<Response>;

/** Request headers about the caller; the API gets only these of a page request. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'];

export interface PageClient {
  client: Client;
  secondFactorClient: SecondFactorClient;
  /** Cookies and `Clear-Site-Data` from the API's answers, to be set on the page. */
  passedBack: Headers;
}

/** Typed client of the API on behalf of a page's caller. */
export function createPageClient(page: Request, askApi: AskApi): PageClient {
  const passedBack = new Headers();
  const { origin } = new URL(page.url);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const name of passedOn) {
      const value = page.headers.get(name);
      if (value !== null) request.headers.set(name, value);
    }
    const answer = await askApi(request);
    for (const cookie of answer.headers.getSetCookie()) passedBack.append('set-cookie', cookie);
    const cleared = answer.headers.get('clear-site-data');
    if (cleared !== null) passedBack.set('clear-site-data', cleared);
    return answer;
  };
  const client = createClient(origin, fetch);
  return { client, secondFactorClient: createClient(origin, fetch), passedBack };
}
