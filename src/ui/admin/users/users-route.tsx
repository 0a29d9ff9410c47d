import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/list-query.ts';
import { UsersPage } from './users-page.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'users');

export const Component = () => <UsersPage list={useLoaderData<typeof loader>()} />;
