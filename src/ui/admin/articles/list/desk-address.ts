import { useSearchParams } from 'react-router';
import { type DeskTab, deskTabs } from '#core/article/desk-list/desk-tabs.ts';
import { deskShapes } from '#core/saved-view/saved-view.ts';
import { adminPatterns } from '#ui/routes.ts';

/** Way of showing the desk. */
export type DeskShape = (typeof deskShapes)[number];

const dues = ['late', 'today', 'tomorrow', 'week'] as const;
export type Due = (typeof dues)[number];

/** Value of the list that a text names; `undefined` if it names none. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** State of the desk in the address: `?tab=&show=&q=&whose=&category=&due=`. */
export interface DeskState {
  /** `published` by default: the list of articles that the specification asks for. */
  tab: DeskTab;
  shape: DeskShape;
  filter: {
    q: string;
    whose: 'mine' | 'all';
    category?: string;
    due?: Due;
  };
}

export function deskStateIn(parameters: URLSearchParams): DeskState {
  const category = parameters.get('category');
  const due = oneOf(dues, parameters.get('due'));
  return {
    tab: oneOf(deskTabs, parameters.get('tab')) ?? 'published',
    shape: oneOf(deskShapes, parameters.get('show')) ?? 'list',
    filter: {
      q: parameters.get('q') ?? '',
      whose: parameters.get('whose') === 'mine' ? 'mine' : 'all',
      ...(category ? { category } : {}),
      ...(due ? { due } : {}),
    },
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
  const [parameters, setParameters] = useSearchParams();
  return {
    ...deskStateIn(parameters),
    pathWith: (changes: Readonly<Record<string, string | undefined>>) =>
      deskPath(parameters, changes),
    /** Sets a filter; '' removes it. */
    setFilter: (name: 'whose' | 'category' | 'due', value: string): void =>
      setParameters(
        new URL(deskPath(parameters, { [name]: value }), location.origin).searchParams,
        {
          preventScrollReset: true,
          replace: true,
        },
      ),
  };
}
