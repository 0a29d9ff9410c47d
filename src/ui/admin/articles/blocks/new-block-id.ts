let made = 0;

/** Unique id of a block; the counter separates blocks made within a millisecond. */
export function newBlockId(): string {
  made += 1;
  return `block-${Date.now()}-${made}`;
}
