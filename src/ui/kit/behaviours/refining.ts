/** Milliseconds for which a form rests before its results are asked for. */
const REST = 300;

/** Forms of lists whose results follow what is typed and chosen in them. */
const REFINED = 'form[data-refines]';

/** A single letter of an alphabet says too little; a sign of another script may be a word. */
const saysEnough = (term: string): boolean => term.trim().length > 1 || /[^\0-\xff]/.test(term);

/** Query of a form that is sent by GET; fields that are empty are left out. */
export const searchOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  new URLSearchParams(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  ).toString();

const addressOf = (form: HTMLFormElement): string =>
  `${new URL(form.action, location.href).pathname}?${searchOf(form, null)}`;

/**
 * Calls back with the address of the results, once nobody has typed for a moment. `take` gets every event of typing and
 * choosing.
 */
export function createRefining(show: (address: string, form: HTMLFormElement) => void): {
  take: (event: Event) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    take: ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>(REFINED) : null;
      if (!form) return;
      stop();
      timer = setTimeout(() => {
        const isThere = form.isConnected && saysEnough(String(new FormData(form).get('q') ?? ''));
        if (isThere) show(addressOf(form), form);
      }, REST);
    },
  };
}
