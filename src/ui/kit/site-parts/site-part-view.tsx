import type { ReactNode } from 'react';
import type { SitePart } from '#blocks/site-part/site-part.ts';
import { PushSetting } from '../push/push-setting.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';

const parts: Record<SitePart, () => ReactNode> = {
  'contact-form': ContactForm,
  'contact-details': ContactDetails,
  notifications: PushSetting,
};

/** A part of the site within a text. */
export function SitePartView({ part }: { part: SitePart }) {
  const Part = parts[part];
  return <Part />;
}
