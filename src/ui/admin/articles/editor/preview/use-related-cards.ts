import { useEffect, useState } from 'react';
import { type ArticleCard, articleCard } from '#core/article/article-card.ts';
import { articlesOf, type ContentBlock } from '#core/article/content-block.ts';
import { adminClient } from '../../../parts/api/admin-client.ts';
import { readRecord } from '../../../parts/api/read-record.ts';

/** Cards of the published articles that blocks refer to; without those that are still being read. */
export function useRelatedCards(content: readonly ContentBlock[]): readonly ArticleCard[] {
  const [cards, setCards] = useState<readonly ArticleCard[]>([]);
  const ids = [...new Set(content.flatMap(articlesOf))].filter(Boolean).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await Promise.all(
        ids
          .split('\n')
          .map((id) => (id === '' ? undefined : readRecord(adminClient(), 'articles', id))),
      );
      if (isCurrent) setCards(found.flatMap((article) => (article ? [articleCard(article)] : [])));
    };
    void read().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return cards;
}
