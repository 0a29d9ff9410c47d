/** Keys that journeys press, by WebDriver's code points. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;

/** An action in WebDriver's format, which both protocols share. */
export type Action = Record<string, unknown>;

/** A tab of a browser, independent of the protocol. */
export interface EngineTab {
  /** Opens an address and resolves when the page has loaded. */
  navigate: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Navigates in the tab's history. */
  traverse: (delta: -1 | 1) => Promise<void>;
  /**
   * Calls a function in the page, given as source text.
   * @returns its awaited result, as JSON
   */
  evaluate: (functionText: string) => Promise<string>;
  /** Performs pointer or keyboard actions. */
  perform: (kind: 'pointer' | 'key', actions: Action[]) => Promise<void>;
  /** Sets the files of the only element that matches. */
  giveFiles: (selector: string, paths: string[]) => Promise<void>;
  /** Resizes the page to a size in CSS pixels, as far as the browser allows. */
  resize: (width: number, height: number) => Promise<void>;
}

/** A browser session with its own cookies and storage, for one journey. */
export interface EngineSession {
  /** Opens another tab and brings it to the front. */
  openTab: () => Promise<EngineTab>;
  /** Uncaught errors of scripts. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

/** A running browser or driver. */
export interface Engine {
  begin: () => Promise<EngineSession>;
  stop: () => Promise<void>;
}
