import { useSite } from '#ui/site-route.tsx';
import { AdvertisePage } from './advertise-page.tsx';

export function Component() {
  const { settings } = useSite().site;
  return <AdvertisePage siteName={settings.siteName} />;
}
