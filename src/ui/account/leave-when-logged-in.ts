import { redirect } from 'react-router';
import { clientOf, type RouteArgs } from '#ui/client-context.ts';
import { patterns } from '#ui/routes.ts';

/** Sends whoever is logged in already on to the profile. */
export async function leaveWhenLoggedIn(args: RouteArgs) {
  const { reader } = await clientOf(args).ask('GET /session');
  return reader ? redirect(patterns.profile) : null;
}

/** Only whoever arrives is sent on: after the form its own outcome leads away. */
export const onlyOnArrival = (): boolean => false;
