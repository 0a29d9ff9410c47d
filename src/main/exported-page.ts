/** Entry of the pages of an exported site: plain files with no program behind them. */
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { provideSearch } from '#ui/kit/frame/quick-search.ts';
import { repeatEarlyEvents } from './page/early-events.ts';
import { startIslands } from './page/islands.ts';

const loadSearch = () => import('./page/search-in-site.tsx');

/** Leads from the address of a web story that scripts write to the page of the story; true if it does. */
function openStory(): boolean {
  const id = new URLSearchParams(location.search).get('story');
  const story = [...document.querySelectorAll<HTMLButtonElement>('button[name=story]')].find(
    ({ value }) => value === id,
  );
  if (!story || new URL(story.formAction).pathname === location.pathname) return false;
  location.replace(story.formAction);
  return true;
}

/** Shows the results of the search in the address, and of what is typed and chosen in the form of searches. */
function startSearching(): void {
  if (new URLSearchParams(location.search).has('q') && document.querySelector('[data-results]'))
    void loadSearch().then((module) => module.showResults(location.href));
  document.addEventListener('input', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-refines]'))
      void loadSearch().then((module) => module.refineInSite(event));
  });
}

if (!openStory()) {
  provideSearch(async (q) => (await loadSearch()).findInSite({ term: q }));
  startBehaviours();
  startIslands();
  startSearching();
  repeatEarlyEvents();
}
