import { redirect } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { patterns } from '#ui/routes.ts';

/** Loader that redirects to the profile if a reader is logged in already. */
export async function leaveWhenLoggedIn(args: RouteArgs) {
  const { reader } = await clientOf(args).ask('GET /session');
  return reader ? redirect(patterns.profile) : null;
}

/** `shouldRevalidate` that skips the loader after an action: its redirect would override `goTo`. */
export const onlyOnArrival = (): boolean => false;
