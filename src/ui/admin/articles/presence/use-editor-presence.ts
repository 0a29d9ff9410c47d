import { useEffect, useEffectEvent, useState } from 'react';
import { PRESENCE_PAUSE, type PresentPerson } from '#core/article/presence/presence.ts';
import { adminClient } from '../../parts/api/admin-client.ts';
import { useBackOffice } from '../../shell/back-office-route.tsx';

/** Calls back at once, every ten seconds while the page is visible, and when it becomes visible. */
export function usePolled(isWanted: boolean, poll: () => Promise<void>): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll().catch(() => undefined);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    ask();
    const timer = setInterval(ask, PRESENCE_PAUSE);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isWanted]);
}

type Wish = 'ask' | 'take';

const newTab = (): string =>
  `tab-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Record that is open in an editor, and the calls that report it. */
export interface PresencePlace {
  /** The same for the same place. */
  key: string;
  keep: (report: {
    tab: string;
    mode: 'reading' | 'writing';
    wants?: Wish;
  }) => Promise<{ others: PresentPerson[] }>;
  /** Address whose deletion reports that a tab has closed it. */
  leaveAddress: (tab: string) => string;
}

/** An article as a place of editors. */
export const articlePlace = (id: string): PresencePlace => ({
  key: id,
  keep: (report) =>
    adminClient().askInBackground('PUT /admin/articles/:id/presence', { id, ...report }),
  leaveAddress: (tab) =>
    adminClient().addressOf('DELETE /admin/articles/:id/presence/:tab', { id, tab }),
});

/** Reports that this tab has a place open, and tells who else has. Nobody in the browser edition. */
export function useEditorPresence(place: PresencePlace | undefined, isWriting: boolean) {
  const { edition } = useBackOffice().site;
  const [tab] = useState(newTab);
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const [wants, setWants] = useState<Wish>();
  const key = edition === 'server' ? place?.key : undefined;

  async function report(wish = wants): Promise<void> {
    const answer = await place?.keep({
      ...{ tab, mode: isWriting ? 'writing' : 'reading' },
      ...(wish === undefined ? {} : { wants: wish }),
    });
    if (answer) setOthers(answer.others);
  }
  usePolled(key !== undefined, report);

  const addressOfLeaving = place?.leaveAddress(tab);
  useEffect(() => {
    if (key === undefined || addressOfLeaving === undefined) return undefined;
    const leave = (): void => {
      // The page may be gone before the answer.
      fetch(addressOfLeaving, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [key, addressOfLeaving]);

  return {
    others,
    wants,
    /** Tells the others that this person wants the place, or took it over; `undefined` takes that back. */
    wish: (next: Wish | undefined): void => {
      setWants(next);
      report(next).catch(() => undefined);
    },
  };
}

export type EditorPresence = ReturnType<typeof useEditorPresence>;
