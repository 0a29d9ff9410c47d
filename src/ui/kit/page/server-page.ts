import { createContext, type ReactNode } from 'react';
import type { FormOutcome } from '../stores/form-outcome.ts';
import type { Toast } from '../stores/toast-store.ts';

/** A form that was posted and refused, as the page that answers shows it again. */
export interface AnsweredForm {
  id: string;
  outcome: FormOutcome;
  /** Submitted values, by field; never a password. */
  values: Readonly<Record<string, string>>;
}

/**
 * Cause that wakes an island: `'now'`, or the type of an event and a selector of elements in the island, on which or
 * in which it happens. A click and a submission wait until the island lives; other events happen at once.
 */
export type Wake = 'now' | `${keyof HTMLElementEventMap | 'toast'} ${string}`;

export interface ServerIsland {
  name: string;
  wakes: readonly Wake[];
  props: object;
  /** The part as it stands in the page. */
  element: ReactNode;
}

/** Context of a server-rendered page: module stores would be shared between requests. */
export interface ServerPage {
  /** The site's address, for canonical ones. */
  origin: string;
  renderIsland: (island: ServerIsland) => ReactNode;
  toast?: Toast | undefined;
  answeredForm?: AnsweredForm | undefined;
}

/** `undefined` in a page that a browser renders, and inside an island. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined);
