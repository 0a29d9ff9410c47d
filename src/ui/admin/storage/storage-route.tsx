import { useLoaderData } from 'react-router';
import { adminClientOf, type RouteArgs } from '#ui/client-context.ts';
import { isDataKept } from '../parts/api/keep-data.ts';
import { StoragePage } from './storage-page.tsx';

export async function loader(args: RouteArgs) {
  const [usage, isKept] = await Promise.all([
    adminClientOf(args).ask('GET /admin/storage'),
    isDataKept(),
  ]);
  return { usage, isKept };
}

export function Component() {
  const { usage, isKept } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return <StoragePage usage={usage} isKept={isKept} />;
}
