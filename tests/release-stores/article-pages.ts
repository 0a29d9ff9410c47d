import { DEMO_PASSWORD } from '#core/account/demo-password.ts';
import { enterBackOffice, startServerProcess } from '../support/server/server-process.ts';

/** Attributes by which readers notice a difference; the others are those of styles and scripts. */
const noticed =
  /\s(href|src|alt|lang|dir|start|colspan|rowspan|scope|cite|datetime|poster)="[^"]*"/g;

/** Returns a page's article text: its elements with the attributes that readers notice, its words as they are. */
export function articleText(page: string): string {
  const start = page.indexOf('<div class="text-column');
  if (start < 0) throw new Error('The page has no text of an article.');
  const rest = page.slice(page.indexOf('>', start) + 1);
  let depth = 1;
  for (const tag of rest.matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth > 0) continue;
    return rest
      .slice(0, tag.index)
      .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<!--.*?-->/gs, '')
      .replace(/<([a-z][\w-]*)((?:\s[^>]*)?)>/g, (_, name: string, attributes: string) => {
        const kept = (attributes.match(noticed) ?? []).sort().join('');
        return `<${name}${kept}>`;
      });
  }
  throw new Error('The text of the article does not end.');
}

interface Listed {
  articles: { id: string }[];
  next?: string;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Starts the built server on a data folder with the demonstration newspaper, and reads the text of each published article,
 * by its id.
 * @param prepare what is done before, by calls of the API
 */
export async function readArticlePages(
  folder: string,
  prepare: (call: Call) => Promise<unknown> = async () => undefined,
): Promise<Record<string, string>> {
  const server = await startServerProcess({ DATA_DIR: folder, DAYBREAK_DEMO: '1' });
  try {
    const cookie = await enterBackOffice(server.address, DEMO_PASSWORD);
    const call: Call = async (method, path, body) => {
      const answer = await fetch(`${server.address}/api/${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return answer.json();
    };
    await prepare(call);
    const pages: Record<string, string> = {};
    let after: string | undefined;
    do {
      const from = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
      const { articles, next } = (await call('GET', `articles${from}`)) as Listed;
      for (const { id } of articles) {
        const page = await fetch(`${server.address}/article/${id}`);
        pages[id] = articleText(await page.text());
      }
      after = next;
    } while (after !== undefined);
    return pages;
  } finally {
    await server.stop();
  }
}
