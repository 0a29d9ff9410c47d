import type { IslandName, IslandPart } from './kit/page/island-part.ts';

type Islands = { [Name in IslandName]: () => Promise<IslandPart<Name, never>> };

/** The interactive parts of readers' pages, by name; each is a chunk that comes when it wakes. */
export const islands: Islands = {
  'ad-slot': async () => (await import('./kit/advertisement/paid-ad.tsx')).adSlotIsland,
  'copy-link': async () => (await import('./kit/page/copy-link-button.tsx')).copyLinkIsland,
  'password-field': async () => (await import('./account/password-field.tsx')).passwordFieldIsland,
  'passkey-log-in': async () =>
    (await import('./kit/passkey/passkey-log-in.tsx')).passkeyLogInIsland,
  picture: async () => (await import('./kit/design/picture.tsx')).pictureIsland,
  'push-prompt': async () => (await import('./reader/shell/push-prompt-card.tsx')).pushPromptIsland,
  'push-switch': async () => (await import('./kit/push/push-switch.tsx')).pushSwitchIsland,
  'search-form': async () => (await import('./reader/search/search-form.tsx')).searchFormIsland,
  'second-factor': async () =>
    (await import('./account/second-factor/second-factor-panel.tsx')).secondFactorIsland,
  'social-links': async () => (await import('./reader/shell/social-links.tsx')).socialLinksIsland,
  'story-list': async () => (await import('./reader/web-stories/story-list.tsx')).storyListIsland,
  toaster: async () => (await import('./kit/page/toaster.tsx')).toasterIsland,
  'video-facade': async () => (await import('./kit/video/video-facade.tsx')).videoFacadeIsland,
  'video-list': async () => (await import('./reader/video/video-list.tsx')).videoListIsland,
};
