/** The result of an attempt. Work that turned out to be unwanted is done. */
export type JobOutcome =
  | { is: 'done' }
  /** Tried again after a pause, unless it is final. The reason is shown to people. */
  | { is: 'failed'; reason: string; isFinal?: boolean }
  /** Tried again at that instant; the attempt doesn't count. */
  | { is: 'postponed'; until: Date };
