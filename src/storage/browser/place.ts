import * as z from 'zod/mini';

/** A place in a list: everything that decides where a record stands, and which one it was. */
export interface Place {
  /** Its value in the list's sort; empty without one. */
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

/** The place that a text names; `undefined` for any other text. */
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
