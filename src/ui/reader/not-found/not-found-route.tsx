import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { notFound } from './not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const loader = (args: RouteArgs) => notFound(args);

export function Component() {
  const { others } = useLoaderData<typeof loader>();
  return <NotFoundPage latest={others} />;
}
