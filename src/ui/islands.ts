/** The interactive parts of readers' pages, by name; each is a chunk that comes when it wakes. */
export const islands = {
  'ad-slot': async () => (await import('./kit/advertisement/paid-ad.tsx')).PaidAd,
  'copy-link': async () => (await import('./kit/page/copy-link-button.tsx')).CopyLinkButton,
  'password-field': async () => (await import('./account/password-field.tsx')).PasswordInput,
  'passkey-log-in': async () => (await import('./kit/passkey/passkey-log-in.tsx')).PasskeyLogIn,
  picture: async () => (await import('./kit/design/picture.tsx')).SourcePicture,
  'push-prompt': async () => (await import('./reader/shell/push-prompt-card.tsx')).PushPromptCard,
  'push-switch': async () => (await import('./kit/push/push-switch.tsx')).PushSwitch,
  'search-form': async () => (await import('./reader/search/search-form.tsx')).SearchForm,
  'second-factor': async () =>
    (await import('./account/second-factor/second-factor-panel.tsx')).SecondFactorPanel,
  'social-links': async () => (await import('./reader/shell/social-links.tsx')).SocialLinks,
  'story-list': async () => (await import('./reader/web-stories/story-list.tsx')).StoryList,
  toaster: async () => (await import('./kit/page/toaster.tsx')).Toaster,
  'video-facade': async () => (await import('./kit/video/video-facade.tsx')).VideoFacade,
  'video-list': async () => (await import('./reader/video/video-list.tsx')).VideoList,
};

export type IslandName = keyof typeof islands;

export type IslandPart<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
