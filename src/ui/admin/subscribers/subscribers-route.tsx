import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { SubscribersPage } from './subscribers-page.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'subscribers');

export const Component = () => <SubscribersPage list={useLoaderData<typeof loader>()} />;
