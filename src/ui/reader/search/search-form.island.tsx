import { Fragment, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { CategoryLink } from '#core/article/article-card.ts';
import { titleFromSlug } from '#core/category/category.ts';
import { Button } from '#ui/kit/design/button.tsx';
import { TextField } from '#ui/kit/design/text-field.tsx';
import { defineIsland } from '#ui/kit/page/define-island.tsx';
import { dismissToast, showToast } from '#ui/kit/stores/toast-store.ts';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/search-words.ts';
import { EMPTY_TERM, periodLabels, type SearchQuery } from './search-query.ts';

interface SearchFilterProps {
  label: string;
  name: string;
  /** Initial choice. */
  value: string;
  /** Label of the choice that filters nothing. */
  all: string;
  choices: { value: string; label: string }[];
}

/** Select that narrows the search. */
function SearchFilter({ label, name, value, all, choices }: SearchFilterProps) {
  const id = useId();
  return (
    <div className="min-w-28 flex-1 sm:max-w-60">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="field-box">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

const periods = Object.entries(periodLabels).map(([value, label]) => ({ value, label }));

const sayThatTermIsEmpty = (): void => showToast({ title: EMPTY_TERM, isError: true });

/** Adds the chosen category where the site's list lacks it: articles can name such categories. */
function categoryChoices(categories: CategoryLink[], chosen: string) {
  const choices = categories.map(({ slug, name }) => ({ value: slug, label: name }));
  const isMissing = chosen !== '' && choices.every(({ value }) => value !== chosen);
  return isMissing ? [...choices, { value: chosen, label: titleFromSlug(chosen) }] : choices;
}

interface SearchFormProps {
  query: SearchQuery;
  categories: CategoryLink[];
}

function TermAndFilters({ query, categories }: SearchFormProps) {
  const { term, isBlank, category, period } = query;
  const form = useRef<HTMLFormElement>(null);
  const isAsRendered = useRef(true);
  /** Fields that were changed since results were asked for by another way: results that follow must not set them back. */
  const changed = useRef(new Set<string>());
  const [isRefused, setIsRefused] = useState(false);
  /** True once something was typed after a search without a term. */
  const [isMended, setIsMended] = useState(false);
  const isWrong = isRefused || (isBlank && !isMended);

  useEffect(() => {
    if (!isBlank) return;
    setIsMended(false);
    sayThatTermIsEmpty();
  }, [isBlank]);

  // Back and Forward show the query of their page.
  useEffect(() => {
    const forget = (): void => changed.current.clear();
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  // Fields follow the query in the address, because the form stays mounted between searches. The
  // first run is skipped: it would erase input typed before hydration.
  useEffect(() => {
    if (isAsRendered.current) {
      isAsRendered.current = false;
      return;
    }
    for (const [name, value] of Object.entries({ q: term, category, period })) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (changed.current.has(name) && field.value !== value) continue;
      changed.current.delete(name);
      field.value = value;
    }
    setIsRefused(false);
  }, [term, category, period]);

  function refuseEmptyTerm(event: SubmitEvent<HTMLFormElement>): void {
    changed.current.clear();
    const field = event.currentTarget.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    const isEmpty = field.value.trim() === '';
    setIsRefused(isEmpty);
    if (!isEmpty) {
      if (isRefused || isBlank) dismissToast();
      return;
    }
    event.preventDefault();
    field.focus();
    sayThatTermIsEmpty();
  }

  return (
    <search>
      <form
        ref={form}
        id="search"
        // Prevents the browser from restoring old input after Back; the fields show the query.
        autoComplete="off"
        method="get"
        action={patterns.search}
        onSubmit={refuseEmptyTerm}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
          changed.current.add(target.name);
          if (target.value.trim() === '') return;
          setIsRefused(false);
          setIsMended(true);
        }}
        data-refines=""
        className="grid gap-4"
      >
        <div className="flex flex-wrap items-start gap-2">
          <div className="flex min-w-40 flex-1">
            <TextField
              label={words.searchTerm}
              isLabelHidden
              name="q"
              type="search"
              placeholder={words.searchForNewsTopicsEtc}
              defaultValue={term}
              error={isWrong ? EMPTY_TERM : undefined}
            />
          </div>
          <Button type="submit">{words.search}</Button>
        </div>
        <div className="flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-x-4">
          <SearchFilter
            label={words.category}
            name="category"
            value={category}
            all={words.allCategories}
            choices={categoryChoices(categories, category)}
          />
          <SearchFilter
            label={words.period}
            name="period"
            value={period}
            all={words.anyTime}
            choices={periods}
          />
        </div>
        <details className="text-meta">
          <summary className="w-fit min-h-6 cursor-pointer">{words.searchTips}</summary>
          <dl className="mt-2 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {words.tips.map(({ sign, effect }) => (
              <Fragment key={sign}>
                <dt className="font-semibold text-ink">{sign}</dt>
                <dd>{effect}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      </form>
    </search>
  );
}

/** Form for the term and filters of a search. Works without JavaScript too. */
export const SearchForm = defineIsland({
  name: 'search-form',
  part: TermAndFilters,
  wakes: ['submit form:has([name=q]:placeholder-shown)', 'input [aria-invalid]'],
});
