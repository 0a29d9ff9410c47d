import { showToast } from '#ui/kit/stores/toast-store.ts';
import * as words from '#ui/words/in-place-words.ts';

/** Shows the flash toast of the response. */
function repeatToast(page: Document): void {
  const flash = page.querySelector('[data-flash]');
  const [title, text] = [...(flash?.querySelectorAll('p') ?? [])].map(
    ({ textContent }) => textContent,
  );
  if (!title) return;
  const isError = flash?.querySelector('[role=alert]') !== null;
  const link = flash?.querySelector('a');
  const leadsTo = link ? { link: { label: link.textContent, href: link.href } } : {};
  showToast({ title, ...(text ? { text } : {}), ...leadsTo, isError });
}

/** The form's field or button with that name, otherwise its first submit control of that kind. */
const counterpart = (form: Element, { tagName, name }: { tagName: string; name: string }) =>
  form.querySelector<HTMLElement>(`${tagName}[name="${name}"]`) ??
  form.querySelector<HTMLElement>(`${tagName}[type=submit]`);

/** Forms with a pending request, whose further submits are ignored. */
const beingSent = new WeakSet<HTMLFormElement>();

/**
 * Submits a form without leaving the page: the response replaces the form's content, and focus stays
 * where it was or moves to the first invalid field. On a network error the input is kept.
 */
export async function sendInPlace(form: HTMLFormElement): Promise<void> {
  if (beingSent.has(form)) return;
  beingSent.add(form);
  const focused = document.activeElement;
  try {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const newer = page.getElementById(form.id);
    if (newer) form.replaceChildren(...newer.childNodes);
    repeatToast(page);
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
    const kept =
      focused instanceof HTMLInputElement || focused instanceof HTMLButtonElement
        ? counterpart(form, focused)
        : null;
    (wrong ?? kept)?.focus({ preventScroll: !wrong });
  } catch {
    showToast({
      title: words.notSent,
      text: words.thereIsNoConnection,
      isError: true,
    });
  } finally {
    beingSent.delete(form);
  }
}
