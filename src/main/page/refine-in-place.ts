import { createRefining } from '#ui/kit/behaviours/refining.ts';
import { loadWholeLook } from './load-whole-look.ts';

/** Parts of the results, each of which stays an element: so the words of the count are announced. */
const parts = ['heading', 'count', 'list'];

/** Shows a part of the next page. */
function replace(name: string, next: Document): void {
  const [part, newer] = [document, next].map((page) => page.querySelector(`[data-found=${name}]`));
  if (!part || !newer) return;
  part.className = newer.className;
  part.replaceChildren(...newer.childNodes);
}

/** Makes what was asked for the form's own state: its fields count as untouched when the page is brought up to date. */
function settle(form: HTMLFormElement, address: string): void {
  const asked = new URL(address, location.href).searchParams;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.defaultValue = asked.get(field.name) ?? '';
    if (!(field instanceof HTMLSelectElement)) continue;
    for (const option of field.options)
      option.defaultSelected = option.value === (asked.get(field.name) ?? '');
  }
}

let asked = new AbortController();

/** Shows the results at an address in the place of those on the page. Without a connection these stay. */
async function show(address: string, form: HTMLFormElement): Promise<void> {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const [answer] = await Promise.all([fetch(address, { signal }), loadWholeLook()]);
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (signal.aborted) return;
    for (const name of parts) replace(name, next);
    settle(form, address);
    history.replaceState(history.state, '', address);
    document.title = next.title;
  } catch {
    // Aborted by the next letter, or no connection.
  }
}

const refining = createRefining((address, form) => void show(address, form));

/** Takes an event of typing or choosing in a form whose results follow it. */
export const refineInPlace = (event: Event): void => refining.take(event);

// Sending the form loads a page, so nothing is refined any more.
document.addEventListener('submit', () => {
  refining.stop();
  asked.abort();
});
