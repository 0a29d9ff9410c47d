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

/** Reports that this tab has the article open, and tells who else has. Nobody in the browser edition. */
export function useEditorPresence(articleId: string | undefined, isWriting: boolean) {
  const { edition } = useBackOffice().site;
  const [tab] = useState(newTab);
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const [wants, setWants] = useState<Wish>();
  const isWanted = edition === 'server' && articleId !== undefined;

  async function report(wish = wants): Promise<void> {
    if (articleId === undefined) return;
    const answer = await adminClient().askInBackground('PUT /admin/articles/:id/presence', {
      ...{ id: articleId, tab, mode: isWriting ? 'writing' : 'reading' },
      ...(wish === undefined ? {} : { wants: wish }),
    });
    setOthers(answer.others);
  }
  usePolled(isWanted, report);

  useEffect(() => {
    if (!isWanted || articleId === undefined) return undefined;
    const leave = (): void => {
      const given = { id: articleId, tab };
      const address = adminClient().addressOf('DELETE /admin/articles/:id/presence/:tab', given);
      // The page may be gone before the answer.
      fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isWanted, articleId, tab]);

  return {
    others,
    wants,
    /** Tells the others that this person wants the article, or took it over; `undefined` takes that back. */
    wish: (next: Wish | undefined): void => {
      setWants(next);
      report(next).catch(() => undefined);
    },
  };
}

export type EditorPresence = ReturnType<typeof useEditorPresence>;
