/**
 * Most records that may be added or deleted before a cursor's place without the list showing one twice,
 * or leaving one out.
 */
const SLACK = 50;

interface Stretch<Listed> {
  records: Listed[];
  /** Cursor of the next stretch; absent at the end of the list. */
  next?: string;
}

/** A cursor for a place alone, whatever stands before it. */
export const cursorAt = (place: number): string => `${place}`;

/**
 * A stretch of a list, from a cursor on. A cursor names the last record that was seen and the place
 * where it stood: `20.article-17`. It is found again when the list has grown or shrunk since; where
 * it is gone, the list goes on at its place.
 */
export async function stretchFrom<Listed extends { id: string }>(
  list: (offset: number, limit: number) => Promise<Listed[]>,
  cursor: string | undefined,
  limit: number,
): Promise<Stretch<Listed>> {
  const [, place = '0', after] = /^(\d{1,9})(?:\.(.+))?$/s.exec(cursor ?? '') ?? [];
  const slack = after === undefined ? 0 : SLACK;
  const start = Math.max(0, Number(place) - slack);
  const found = await list(start, Number(place) - start + slack + limit + 1);
  const at = found.findIndex(({ id }) => id === after);
  const from = at === -1 ? Number(place) - start : at + 1;
  const records = found.slice(from, from + limit);
  const last = records.at(-1);
  const hasMore = last !== undefined && found.length > from + limit;
  return { records, ...(hasMore ? { next: `${start + from + records.length}.${last.id}` } : {}) };
}
