import { useLoaderData } from 'react-router';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { JobsPage } from './jobs-page.tsx';

export async function loader(args: RouteArgs) {
  const [list, summary] = await Promise.all([
    loadList(args, 'jobs'),
    adminClientOf(args).ask('GET /admin/job-summary'),
  ]);
  return { list, summary };
}

export const Component = () => <JobsPage {...useLoaderData<typeof loader>()} />;
