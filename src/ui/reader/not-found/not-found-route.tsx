import { useLoaderData } from 'react-router';
import { notFound } from './not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const loader = notFound;

export function Component() {
  const { others } = useLoaderData<typeof loader>();
  return <NotFoundPage latest={others} />;
}
