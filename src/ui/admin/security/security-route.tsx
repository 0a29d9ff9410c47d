import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { SecurityPage } from './security-page.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'securityEvents');

export function Component() {
  return <SecurityPage list={useLoaderData<typeof loader>()} />;
}
