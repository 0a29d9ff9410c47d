import type { ReactNode } from 'react';

/** Name of an interactive part of readers' pages; `islands.ts` says where each is. */
export type IslandName =
  | 'ad-slot'
  | 'copy-link'
  | 'password-field'
  | 'passkey-log-in'
  | 'picture'
  | 'push-prompt'
  | 'push-switch'
  | 'search-form'
  | 'second-factor'
  | 'social-links'
  | 'story-list'
  | 'toaster'
  | 'video-facade'
  | 'video-list';

/** A part that a page from a server wakes by its name, as its file declares it. */
export interface IslandPart<Name extends IslandName, Props> {
  readonly name: Name;
  readonly part: (props: Props) => ReactNode;
}
