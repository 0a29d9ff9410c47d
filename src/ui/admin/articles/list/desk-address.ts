import * as z from 'zod/mini';
import { storedDeskFilterFields } from '#core/article/desk-list/desk-choices.ts';
import type { DeskFilter } from '#core/article/desk-list/desk-fields.ts';
import { isPeriod } from '#core/article/desk-list/desk-period.ts';
import { type DeskTab, deskTabs } from '#core/article/desk-list/desk-tabs.ts';
import { deskShapes } from '#core/saved-view/saved-view.ts';
import { adminPatterns } from '#ui/routes.ts';
import { useNextParameters } from '../../parts/table/use-next-parameters.ts';

/** Way of showing the desk. */
export type DeskShape = (typeof deskShapes)[number];

/** Value of the list that a text names; `undefined` if it names none. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** State of the desk in the address: `?tab=&show=` and a parameter for each filter. */
export interface DeskState {
  /** `published` by default: the list of articles that the specification asks for. */
  tab: DeskTab;
  shape: DeskShape;
  filter: DeskFilter;
}

const storedFilter = z.object(storedDeskFilterFields);
const noFilter = storedFilter.parse({});

/** Parameters of a filter in the address; `undefined` for those at their defaults. */
export const filterParameters = (filter: DeskFilter): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(storedFilter.parse(filter)).map(([name, value]) => [
      name,
      value === noFilter[name as keyof DeskFilter] ? undefined : value,
    ]),
  );

export function deskStateIn(parameters: URLSearchParams): DeskState {
  const given = [...parameters].filter(
    ([name, value]) => value !== '' && (name !== 'period' || isPeriod(value)),
  );
  return {
    tab: oneOf(deskTabs, parameters.get('tab')) ?? 'published',
    shape: oneOf(deskShapes, parameters.get('show')) ?? 'list',
    filter: storedFilter.parse(Object.fromEntries(given)),
  };
}

/** Parameters that belong to one list alone, or to the open editor. */
const ofOneList = ['page', 'sort', 'order', 'week', 'edit', 'new'];

/** Path of the desk with other parameters; `undefined` removes one. */
export function deskPath(
  now: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(now);
  for (const name of ofOneList) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `${adminPatterns.articles}?${next}` : adminPatterns.articles;
}

/** The desk's state, and functions that change it. */
export function useDeskAddress() {
  const { shown, parameters, setParameters } = useNextParameters();
  return {
    ...deskStateIn(shown),
    filter: deskStateIn(parameters).filter,
    pathWith: (changes: Readonly<Record<string, string | undefined>>) =>
      deskPath(parameters, changes),
    /** Sets a filter, '' removes it; the list keeps its order. */
    setFilter: (name: keyof DeskFilter, value: string): void => {
      const { sort, order } = Object.fromEntries(parameters);
      const path = deskPath(parameters, { [name]: value, sort, order });
      setParameters(new URL(path, location.origin).searchParams, {
        preventScrollReset: true,
        replace: true,
      });
    },
  };
}
