import type { Site } from '#core/site/site.ts';
import { useBackOffice } from '../shell/back-office-route.tsx';

const whereDataLives: Record<Site['edition'], string> = {
  browser:
    'All data lives in this browser’s local storage: nothing is sent to a server, and clearing the browser’s data clears the site.',
  server:
    'All data lives in the site’s own database: drafts are for the newsroom, and every reader sees at once what is published.',
};

/** Note on where the site's data is stored. */
export function CommandCenter() {
  const { edition } = useBackOffice().site;
  return (
    <section
      aria-labelledby="command-center"
      className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2
        id="command-center"
        className="font-semibold font-serif text-[1.375rem]/7 tracking-[-.01em]"
      >
        Your Command Center
      </h2>
      <p className="max-w-[66ch] text-pretty text-[1rem]/6 text-ink-2">
        {`Everything readers see is managed from here. ${whereDataLives[edition]}`}
      </p>
    </section>
  );
}
