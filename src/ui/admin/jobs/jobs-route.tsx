import { useLoaderData } from 'react-router';
import type { RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/list-query.ts';
import { JobsPage } from './jobs-page.tsx';

export const loader = (args: RouteArgs) => loadList(args, 'jobs');

export const Component = () => <JobsPage list={useLoaderData<typeof loader>()} />;
