import { enterBackOffice, eventually, type ServerProcess } from './server-process.ts';

/** Headlines that an article may have once every request has been answered or lost. */
interface Headline {
  acknowledged: string;
  /** Sent, but never answered: stored or not. */
  inFlight: string | undefined;
}

const formOf = (title: string) => ({
  title,
  category: 'World',
  author: 'Asha Rao',
  content: [{ id: 'p1', type: 'paragraph', content: `Written as ${title}.` }],
});

/**
 * Editors who write articles over HTTP one after another, and edit every third one, until the
 * server is gone or they are told to stop. Acknowledged headlines are kept.
 */
export function startEditors(
  addresses: string[],
  { cookie, round, editors = 4 }: { cookie: string; round: string; editors?: number },
) {
  const headlines = new Map<string, Headline>();
  /** Answers that were neither a success nor a connection that broke. */
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
    /** Number of articles and edits acknowledged so far. */
    count: () => acknowledged,
    /** Each editor finishes what was sent; resolves when all have. */
    stop: async (): Promise<void> => {
      isWriting = false;
      await Promise.all(all);
    },
  };
}

export type Editors = ReturnType<typeof startEditors>;

/** Acknowledged headlines that readers get in another version, or not at all. */
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

/** Editors who come in to a server by its password. */
export const editorsAt = async (server: ServerProcess, password: string, round: string) =>
  startEditors([server.address], {
    cookie: await enterBackOffice(server.address, password),
    round,
  });

/** Resolves when so much is acknowledged. */
export const hasWritten = ({ count }: Editors, least: number) =>
  eventually(async () => (count() >= least ? true : undefined), 60_000);
