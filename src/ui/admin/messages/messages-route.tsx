import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { MessagesPage } from './messages-page.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'messages');

export const Component = () => <MessagesPage list={useLoaderData<typeof loader>()} />;
