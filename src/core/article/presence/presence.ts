import * as z from 'zod/mini';

/**
 * Milliseconds for which somebody counts as present after the last report of their editor: one report of ten
 * seconds may be missed, and a closed lid is noticed within 30 seconds.
 */
export const PRESENCE_LEASE = 25_000;

/** Milliseconds between two reports of an open editor. */
export const PRESENCE_PAUSE = 10_000;

export const presenceModes = ['reading', 'writing'] as const;

/** What somebody who has an article open asks of the others: to hand it over, or that they took it over. */
export const presenceWants = ['ask', 'take'] as const;

/** An editor that is open on an article. */
export interface Present {
  article: string;
  /** Name that the editor gave itself, one per tab. */
  tab: string;
  /** Account id; absent for the shared password. */
  userId?: string | undefined;
  name: string;
  mode: (typeof presenceModes)[number];
  wants?: (typeof presenceWants)[number] | undefined;
}

/**
 * Who has which article open, shared by the processes of a server. No record: it is in no archive and no log, has
 * no version, and renews no page.
 */
export interface Presences {
  /** Keeps an editor present until that instant; one of the same tab is replaced. */
  keep(present: Present, until: Date): Promise<void>;
  /** Forgets a tab at once. */
  leave(article: string, tab: string): Promise<void>;
  /** Returns those present at that instant, by name: of one article, or of all. */
  list(now: Date, article?: string): Promise<Present[]>;
}

/** A person who has an article open. */
export const presentPersonSchema = z.object({
  name: z.string(),
  mode: z.enum(presenceModes),
  wants: z.exactOptional(z.enum(presenceWants)),
  /** Address of the person's picture. */
  picture: z.exactOptional(z.string()),
});

export type PresentPerson = z.infer<typeof presentPersonSchema>;
