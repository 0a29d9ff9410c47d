import type { PublicStore } from '../public-view.ts';
import { standingSettings } from '../settings/stored-settings.ts';
import { demoStories } from './demo-stories.ts';
import type { WebStory } from './web-story.ts';

/** Returns the newsroom's stories, then the demo stories if the settings show them; only stories with pages. */
export async function shownStories(store: PublicStore): Promise<WebStory[]> {
  const own = await store.standing('stories');
  const { showDemoStories } = await standingSettings(store);
  const shown = !showDemoStories ? own : [...own, ...demoStories()];
  return shown.filter((story) => story.pages.length > 0);
}
