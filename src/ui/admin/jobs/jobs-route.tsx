import { useLoaderData } from 'react-router';
import type { RowOf } from '#core/collections.ts';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { loadList } from '../parts/api/list-query.ts';
import { readRecord } from '../parts/api/read-record.ts';
import { JobsPage } from './jobs-page.tsx';

/** Names of the accounts that letters go to, by id; those of deleted accounts are missing. */
async function receiversOf(args: RouteArgs, jobs: readonly RowOf<'jobs'>[]) {
  const ids = jobs.flatMap(({ subject }) => (subject?.collection === 'users' ? [subject.id] : []));
  const found = await Promise.all(
    [...new Set(ids)].map((id) => readRecord(adminClientOf(args), 'users', id)),
  );
  return Object.fromEntries(found.flatMap((user) => (user ? [[user.id, user.name]] : [])));
}

export async function loader(args: RouteArgs) {
  const [list, summary] = await Promise.all([
    loadList(args, 'jobs'),
    adminClientOf(args).ask('GET /admin/job-summary'),
  ]);
  return { list, summary, receivers: await receiversOf(args, list.records) };
}

export const Component = () => <JobsPage {...useLoaderData<typeof loader>()} />;
