import { useLoaderData } from 'react-router';
import { patterns } from '#ui/routes.ts';
import { useSite } from '#ui/site-route.tsx';
import * as words from '#ui/words/static-pages-words.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.ts';

export const loader = () => ({ today: new Date().toISOString() });

export function Component() {
  const { site } = useSite();
  const { siteName } = site.settings;
  return (
    <LegalPage
      heading={words.privacyPolicy}
      siteName={siteName}
      path={patterns.privacy}
      description={words.whatKeepsAboutItsReaders(siteName)}
      today={useLoaderData<typeof loader>().today}
      sections={privacySections(site)}
    />
  );
}
