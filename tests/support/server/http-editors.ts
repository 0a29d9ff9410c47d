import { enterBackOffice, eventually, type ServerProcess } from './server-process.ts';

/** Titles that an article may have after all requests ended. */
interface Headline {
  acknowledged: string;
  /** Sent but not answered, so it may be stored or not. */
  inFlight: string | undefined;
}

const formOf = (title: string) => ({
  title,
  category: 'World',
  author: 'Asha Rao',
  content: [{ id: 'p1', type: 'paragraph', content: `Written as ${title}.` }],
});

/**
 * Simulates editors who create articles over HTTP and edit every third one, until the server is
 * gone or `stop` is called. Records acknowledged titles.
 */
export function startEditors(
  addresses: string[],
  { cookie, round, editors = 4 }: { cookie: string; round: string; editors?: number },
) {
  const headlines = new Map<string, Headline>();
  /** Answers other than success and broken connections. */
  const refusals: string[] = [];
  let isWriting = true;
  let acknowledged = 0;

  async function send(method: string, url: string, title: string): Promise<Response | undefined> {
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', cookie, 'if-match': '*' },
      body: JSON.stringify(formOf(title)),
    }).catch(() => undefined);
    if (answer?.ok) acknowledged += 1;
    else if (answer) refusals.push(`${answer.status} ${await answer.text()}`);
    else isWriting = addresses.length > 1 && isWriting;
    return answer?.ok ? answer : undefined;
  }

  async function write(address: string, editor: number): Promise<void> {
    for (let at = 0; isWriting; at += 1) {
      const title = `Round ${round} editor ${editor} piece ${at}`;
      const made = await send('POST', `${address}/api/admin/articles`, title);
      const article = await made?.json().catch(() => undefined);
      if (!article) return;
      const headline: Headline = { acknowledged: title, inFlight: undefined };
      headlines.set(article.id, headline);
      if (at % 3 > 0 || !isWriting) continue;
      headline.inFlight = `${title} edited`;
      const url = `${address}/api/admin/articles/${article.id}`;
      if (!(await send('PUT', url, headline.inFlight))) return;
      headline.acknowledged = headline.inFlight;
    }
  }

  const all = Array.from({ length: editors }, (_, editor) =>
    write(addresses[editor % addresses.length] ?? '', editor),
  );

  return {
    headlines,
    refusals,
    /** Number of acknowledged creations and edits so far. */
    count: () => acknowledged,
    /** Stops all editors after their pending requests. */
    stop: async (): Promise<void> => {
      isWriting = false;
      await Promise.all(all);
    },
  };
}

export type Editors = ReturnType<typeof startEditors>;

/** Acknowledged titles that readers do not get. */
export async function lostOf(
  address: string,
  headlines: ReadonlyMap<string, Headline>,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, { acknowledged, inFlight }] of headlines) {
    const answer = await fetch(`${address}/api/articles/${id}`);
    const title = answer.ok ? (await answer.json()).title : `status ${answer.status}`;
    if (title !== acknowledged && title !== inFlight) lost.push(`${acknowledged}: ${title}`);
  }
  return lost;
}

/** Starts editors who log in by the server's password. */
export const editorsAt = async (server: ServerProcess, password: string, round: string) =>
  startEditors([server.address], {
    cookie: await enterBackOffice(server.address, password),
    round,
  });

/** Resolves once that many writes are acknowledged. */
export const hasWritten = ({ count }: Editors, least: number) =>
  eventually(async () => (count() >= least ? true : undefined), 60_000);
