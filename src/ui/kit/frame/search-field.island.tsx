import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/frame-words.ts';
import { defineIsland } from '../page/define-island.tsx';

const QuickResults = lazy(async () => ({
  default: (await import('./quick-results.tsx')).QuickResults,
}));

interface SearchFieldProps {
  className: string;
  /** Classes of the box with the results. */
  resultsClassName: string;
}

/** Moves the focus among the field and the links below it. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-stop]')];
  const at = stops.findIndex((one) => one.matches(':focus'));
  const next = stops[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

function FieldWithResults({ className, resultsClassName }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);

  // Text and focus that the field had before it was hydrated.
  useEffect(() => {
    setTerm(field.current?.value.trim() ?? '');
    setOpen(field.current?.matches(':focus') ?? false);
  }, []);

  function leave(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    moveByArrows(event);
    if (event.key !== 'Escape' || !isOpen || term === '') return;
    // The first press closes the results, the next one what the field stands in.
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
    setOpen(false);
  }

  return (
    <search className={`relative ${className}`} onBlur={leave} onKeyDown={press}>
      <form
        method="get"
        action={patterns.search}
        autoComplete="off"
        onSubmit={() => setOpen(false)}
      >
        <input
          ref={field}
          type="search"
          name="q"
          required
          aria-label={words.searchTheSite}
          placeholder={words.search}
          className="field-box min-h-10 w-full py-1.5 px-3 text-ui"
          onFocus={() => setOpen(true)}
          onInput={({ currentTarget }) => {
            setTerm(currentTarget.value.trim());
            setOpen(true);
          }}
        />
      </form>
      {isOpen && term !== '' ? (
        <Suspense>
          <QuickResults term={term} onLeave={() => setOpen(false)} className={resultsClassName} />
        </Suspense>
      ) : null}
    </search>
  );
}

/** Search of the header and of the menu: results follow what is typed. Works without JavaScript as a form. */
export const SearchField = defineIsland({
  name: 'search-field',
  part: FieldWithResults,
  wakes: ['focusin input'],
});
