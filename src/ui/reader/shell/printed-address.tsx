import { useContext } from 'react';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';

/** Full address of the page, shown in print only. */
export function PrintedAddress({ path }: { path: string }) {
  const page = useContext(ServerPageContext);
  const origin = page ? page.origin : location.origin;
  return <p className="wrap mt-8 hidden w-full text-meta print:block">{origin + path}</p>;
}
