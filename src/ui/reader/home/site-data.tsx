import { useContext } from 'react';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { organization, StructuredData } from '#ui/kit/page/structured-data.tsx';

/** Structured data of the newsroom. */
export function SiteData({ siteName }: { siteName: string }) {
  const origin = useContext(ServerPageContext)?.origin ?? '';
  return <StructuredData data={organization(siteName, origin)} />;
}
