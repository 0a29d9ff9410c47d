import { redirect, replace } from 'react-router';

/**
 * Permanent redirect, which browsers check again: a slug may come back. In the page it replaces the entry of
 * the history.
 */
export const movedTo = (path: string): Response =>
  typeof document === 'undefined'
    ? redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } })
    : replace(path);
