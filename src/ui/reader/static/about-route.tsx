import { useSite } from '#ui/site-route.tsx';
import { AboutPage } from './about-page.tsx';

export function Component() {
  const { settings } = useSite().site;
  return <AboutPage siteName={settings.siteName} />;
}
