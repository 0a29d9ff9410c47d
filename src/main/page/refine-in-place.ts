import { createRefining } from '#ui/kit/behaviours/refining.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Parts of the results that change on their own: the count stays an element, so that its words are announced. */
const parts = ['heading', 'count', 'list'];

const partOf = (page: Document, name: string): Element | null =>
  page.querySelector(`[data-found=${name}]`);

function replace(name: string, next: Document): void {
  const [part, newer] = [partOf(document, name), partOf(next, name)];
  if (!part || !newer) return;
  part.className = newer.className;
  part.replaceChildren(...newer.childNodes);
}

let asked = new AbortController();

/** Shows the results at an address in the place of those on the page. Without a connection these stay. */
async function show(address: string): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const [answer] = await Promise.all([fetch(address, { signal }), loadWholeLook()]);
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (signal.aborted) return;
    const isKept = [document, next].every((page) => partOf(page, 'list') !== null);
    for (const name of isKept ? parts : ['all']) replace(name, next);
    history.replaceState(history.state, '', address);
    document.title = next.title;
  } catch {
    // Aborted by the next letter, or no connection.
  }
}

const refining = createRefining((address) => void show(address));

/** Takes an event of typing or choosing in a form whose results follow it. */
export const refineInPlace = (event: Event): void => refining.take(event);

// What is sent loads its own page.
document.addEventListener('submit', () => {
  refining.stop();
  asked.abort();
});
