import { createContext, useContext } from 'react';
import type { Site } from '#core/site/site.ts';

/** Facts of the site for the parts of pages; `undefined` where a part is shown outside of it. */
export const SiteFacts = createContext<Pick<Site, 'settings' | 'edition'> | undefined>(undefined);

export const useSiteFacts = () => useContext(SiteFacts);
