/** What an examination of one part of a set-up found. */
export interface Finding {
  /** Name of the part, such as `Database`. */
  part: string;
  isWell: boolean;
  /** What was found, as a sentence. */
  says: string;
  /** What to do about it; absent where all is well, or where `says` tells it. */
  cure?: string;
}
