import { createContext, type ReactNode, useContext } from 'react';
import type { shareCards } from '#core/image/share-card.ts';
import type { FormOutcome } from '../stores/form-outcome.ts';
import type { Toast } from '../stores/toast-store.ts';

/** A refused form, for the page that answers it. */
export interface AnsweredForm {
  id: string;
  outcome: FormOutcome;
  /** Submitted values, by field; never a password. */
  values: Readonly<Record<string, string>>;
}

/**
 * Cause that wakes an island: `'now'`, a key that the browser's storage has or gets, or an event type
 * and a selector that the event's target or an ancestor of it matches. Clicks and submissions are held
 * back until the island is hydrated; other events take their course.
 */
export type Wake = 'now' | `stored ${string}` | `${keyof HTMLElementEventMap | 'toast'} ${string}`;

export interface ServerIsland {
  name: string;
  wakes: readonly Wake[];
  props: object;
  /** The part as rendered in the page. */
  element: ReactNode;
}

/** Context of a server-rendered page: module stores would be shared between requests. */
export interface ServerPage {
  /** Origin of the site, for canonical addresses. */
  origin: string;
  /** Cards of shared links, which only a server draws. */
  cards?: typeof shareCards | undefined;
  /** True in a page of an exported site: nobody is behind it who could take a form or an account. */
  isExported?: boolean;
  renderIsland: (island: ServerIsland) => ReactNode;
  /** Returns a turn of the event loop to wait for, if rendering has blocked the thread for long enough. */
  turnIfDue: () => Promise<void> | undefined;
  toast?: Toast | undefined;
  answeredForm?: AnsweredForm | undefined;
}

/** `undefined` in a page rendered in the browser and inside an island. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined);

/** True in a page of an exported site. */
export const useIsExported = (): boolean => useContext(ServerPageContext)?.isExported ?? false;
