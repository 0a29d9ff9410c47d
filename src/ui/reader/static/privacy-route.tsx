import { useLoaderData } from 'react-router';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.ts';

export const loader = () => ({ today: new Date().toISOString() });

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <LegalPage
      heading="Privacy Policy"
      siteName={siteName}
      path={patterns.privacy}
      description={`What ${siteName} keeps about its readers, where it is kept and how to delete it.`}
      today={useLoaderData<typeof loader>().today}
      sections={privacySections(site)}
    />
  );
}
