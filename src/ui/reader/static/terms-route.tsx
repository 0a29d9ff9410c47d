import { useLoaderData } from 'react-router';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.ts';

export const loader = () => ({ today: new Date().toISOString() });

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <LegalPage
      heading="Terms of Use"
      siteName={siteName}
      path={patterns.terms}
      description={`The terms on which ${siteName} may be read, joined and quoted.`}
      today={useLoaderData<typeof loader>().today}
      sections={termsSections(site)}
    />
  );
}
