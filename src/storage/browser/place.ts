import * as z from 'zod/mini';

/** A keyset cursor: the record's id and everything that decides its position in a list. */
export interface Place {
  /** Its value in the list's sort; empty where the list isn't sorted. */
  value: string | number;
  at: number;
  leader: string;
  rank: number;
  id: string;
}

const placeSchema = z.tuple([
  z.union([z.string(), z.number()]),
  z.number(),
  z.string(),
  z.number(),
  z.string(),
]);

export const formatPlace = ({ value, at, leader, rank, id }: Place): string =>
  JSON.stringify([value, at, leader, rank, id]);

/** Parses a cursor; `undefined` for any other text. */
export function parsePlace(text: string | undefined): Place | undefined {
  try {
    const parsed = z.safeParse(placeSchema, JSON.parse(text ?? ''));
    if (!parsed.success) return undefined;
    const [value, at, leader, rank, id] = parsed.data;
    return { value, at, leader, rank, id };
  } catch {
    return undefined;
  }
}
