/** Milliseconds for which a form rests before its results are asked for. */
const REST = 300;

/** Forms of lists whose results follow what is typed and chosen in them. */
const REFINED = 'form[data-refines]';

/** A single letter of an alphabet says too little; a sign of another script may be a word. */
const saysEnough = (term: string): boolean => term.trim().length > 1 || /[^\0-\xff]/.test(term);

/** Address of a form's results; fields that are empty are left out. */
function addressOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') search.append(name, value);
  return `${new URL(form.action, location.href).pathname}?${search}`;
}

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
