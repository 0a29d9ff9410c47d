import type { StoreView } from '../ports.ts';
import { demoStories } from './demo-stories.ts';
import type { WebStory } from './web-story.ts';

/** The newsroom's stories, then the three demo stories while the settings show them. */
export async function shownStories(view: StoreView): Promise<WebStory[]> {
  const own = await view.list('webStories');
  const [settings] = await view.list('siteSettings', { limit: 1 });
  const shown = settings?.showDemoStories === false ? own : [...own, ...demoStories()];
  return shown.filter((story) => story.pages.length > 0);
}
