import type { Toast } from './toast-store.ts';

/**
 * Result of a route's action for a submitted form. In the page it becomes a toast, a marked field
 * and a navigation; on a server a redirect or a page.
 */
export interface FormOutcome {
  isDone: boolean;
  toast?: Toast;
  /** Path of the next page. */
  goTo?: string;
  /** Without `goTo`, the answer scrolls to the form instead of the top of the page. */
  isAtForm?: boolean;
  /** Name of the invalid field, and its error message. */
  field?: string;
  message?: string;
  /** HTTP status of a refusal; default 422. */
  status?: number;
}
