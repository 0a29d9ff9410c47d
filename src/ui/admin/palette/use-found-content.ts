import { useEffect, useState } from 'react';
import type { DeskTab } from '#core/article/desk-list/desk-tabs.ts';
import { type CollectionName, labelOf } from '#core/collections.ts';
import { adminPatterns, articleEditorPath } from '#ui/routes.ts';
import { titleOf } from '../articles/list/desk-cells.tsx';
import { adminClient } from '../parts/api/admin-client.ts';
import { listOf } from '../parts/api/record-calls.ts';
import { useRole } from '../shell/back-office-route.tsx';
import { openTo, type Section, sections } from '../shell/sections.ts';
import type { AnyIcon } from '../shell/shell-icon.tsx';

/** A record that the palette found. */
export interface FoundRecord {
  label: string;
  /** Label of its section. */
  section: string;
  icon: AnyIcon;
  /** Path that opens its editor. */
  path: string;
}

const SHORTEST_QUERY = 2;
const MOST_OF_A_SECTION = 5;
/** Tabs of the desk with every article in one of them. */
const wholeDesk: readonly DeskTab[] = ['open', 'published', 'withdrawn'];
/** Pause in typing after which the records are searched, in milliseconds. */
const PAUSE = 150;

const findArticles = async (tab: DeskTab, q: string) =>
  (await adminClient().ask('GET /admin/desk', { tab, q })).records.map((row) => ({
    label: titleOf(row),
    path: articleEditorPath(row.id),
  }));

async function findIn(section: Section, q: string): Promise<FoundRecord[]> {
  const { label, icon, path } = section;
  const collection = section.collection as CollectionName;
  const found =
    path === adminPatterns.articles
      ? (await Promise.all(wholeDesk.map((tab) => findArticles(tab, q)))).flat()
      : (await listOf(adminClient(), collection, { q })).records.map((row) => ({
          label: labelOf(collection, row),
          path: `${path}?edit=${encodeURIComponent(row.id)}`,
        }));
  // A published article with a draft is in two tabs of the desk.
  const once = new Map(found.map((record) => [record.path, record])).values();
  return [...once]
    .slice(0, MOST_OF_A_SECTION)
    .map((record) => ({ ...record, section: label, icon }));
}

/**
 * Records that a query finds in the sections with an editor that the role sees, up to five of each;
 * `undefined` while they are searched. Queries below two characters find none.
 */
export function useFoundContent(query: string): readonly FoundRecord[] | undefined {
  const asked = query.trim();
  const role = useRole();
  const [found, setFound] = useState<{ asked: string; records: readonly FoundRecord[] }>();
  useEffect(() => {
    if (asked.length < SHORTEST_QUERY) return;
    let isStale = false;
    const searched = sections.filter(
      (section) => section.creation && section.collection && openTo(role)(section),
    );
    const search = async (): Promise<void> => {
      const answers = await Promise.allSettled(searched.map((section) => findIn(section, asked)));
      const records = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (!isStale) setFound({ asked, records });
    };
    const timer = setTimeout(() => void search(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, role]);
  if (asked.length < SHORTEST_QUERY) return [];
  return found?.asked === asked ? found.records : undefined;
}
