import type { Toast } from './toast-store.ts';

/**
 * Result of a route's action for a submitted form. The same value serves both editions: in the
 * page it becomes a toast, marked fields and a navigation; on a server a redirect or a page.
 */
export interface FormOutcome {
  isDone: boolean;
  toast?: Toast;
  /** Path of the next page. */
  goTo?: string;
  /** Without `goTo`, the page that comes back begins at the form, not at its top. */
  isAtForm?: boolean;
  /** The name of the field that the refusal is about, and what is said under it. */
  field?: string;
  message?: string;
  /** HTTP status of a refusal; default 422. */
  status?: number;
}
