import { useContext } from 'react';
import { ServerPageContext } from '#ui/kit/server-page.ts';
import { organization, StructuredData } from '#ui/kit/structured-data.tsx';

/** The newsroom for search engines. */
export function SiteData({ siteName }: { siteName: string }) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  return <StructuredData data={organization(siteName, origin)} />;
}
