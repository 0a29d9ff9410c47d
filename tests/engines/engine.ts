/** The keys that journeys press, as WebDriver names them. */
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

/** An action of WebDriver, which both protocols write the same way. */
export type Action = Record<string, unknown>;

/** One tab of a browser, as its protocol offers it. */
export interface EngineTab {
  /** Opens an address and resolves when the page has loaded. */
  navigate: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Goes so many pages through the tab's history. */
  traverse: (delta: -1 | 1) => Promise<void>;
  /**
   * Runs the text of a function in the page.
   * @returns its result, awaited, as JSON
   */
  evaluate: (functionText: string) => Promise<string>;
  /** Carries out actions of the pointer or of the keyboard. */
  perform: (kind: 'pointer' | 'key', actions: Action[]) => Promise<void>;
  /** Chooses files in the page's only element that matches. */
  giveFiles: (selector: string, paths: string[]) => Promise<void>;
  /** Sets the size of the page in CSS pixels, or as near to it as the browser allows. */
  resize: (width: number, height: number) => Promise<void>;
}

/** A browser with cookies and storage of its own, for one journey. */
export interface EngineSession {
  /** Opens another tab and brings it to the front. */
  openTab: () => Promise<EngineTab>;
  /** Errors that no script of the page has caught. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

/** A running browser or driver. */
export interface Engine {
  begin: () => Promise<EngineSession>;
  stop: () => Promise<void>;
}
