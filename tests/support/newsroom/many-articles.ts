import { type BatchRow, batchOf } from '#core/article/batch/batch.ts';
import { batchJob } from '#core/article/batch/batch-job.ts';
import { createBackOffice } from '#core/back-office.ts';
import type { Ports } from '#core/ports.ts';
import { createTestPorts, storedArticle } from './test-newsroom.ts';

export const author = { kind: 'staff', role: 'author', userId: 'user-7' } as const;

const stored = {
  categories: [
    { id: 'cat-1', name: 'India' },
    { id: 'cat-2', name: 'World' },
  ],
  tags: [
    { id: 'tag-1', name: 'Rain', slug: 'rain' },
    { id: 'tag-2', name: 'Ferry', slug: 'ferry' },
  ],
  authors: [
    { id: 'author-1', name: 'Edda Larsen', slug: 'edda' },
    { id: 'author-2', name: 'Rita Rao', slug: 'rita' },
  ],
};

/** `count` publications, the newest first, every second one with a draft beside it. */
export function manyArticles(count: number) {
  const articles = Array.from({ length: count }, (_, at) =>
    storedArticle({
      ...{ id: `article-${at}`, title: `Story ${at}`, slug: `story-${at}`, version: 3 },
      ...{ category: 'India', sectionId: 'cat-1', tagIds: ['tag-1'], tagNames: ['Rain'] },
      ...{ author: 'Edda Larsen', bylines: [{ authorId: 'author-1', name: 'Edda Larsen' }] },
      publishedAt: new Date(Date.UTC(2026, 9, 1) - at * 60_000).toISOString(),
    }),
  );
  const drafts = articles
    .filter((_, at) => at % 2 === 1)
    .map((article) => ({ ...article, version: 4, stage: 'draft', isPublic: true }));
  return { articles, drafts };
}

export function openOffice(records: Record<string, object[]>) {
  const { ports } = createTestPorts({ ...stored, ...records });
  return { ports, store: ports.store, backOffice: createBackOffice(ports) };
}

/** All articles with what belongs to them, without versions. */
export const contentsOf = ({ store }: Pick<Ports, 'store'>) =>
  store.read(async (view) => {
    const all: Record<string, object[]> = {};
    for (const name of ['articles', 'drafts', 'revisions', 'withdrawals', 'notes'] as const) {
      all[name] = (await view.list(name)).map(({ version: _, ...record }) => record);
    }
    all.versions = await view.list('publishedVersions');
    return JSON.parse(JSON.stringify(all));
  });

/** Carries out the jobs of batches until there is none. Returns how many there were. */
export async function runJobs(ports: Ports, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [job] = await ports.store.read((view) =>
      view.list('jobs', { where: { kind: 'batch' }, limit: 1 }),
    );
    if (!job || count >= most) return count;
    await ports.store.change(async (change) => {
      await change.remove('jobs', job.id);
      await batchJob.carryOut({ job, change, ports, now: ports.clock.now() });
    });
  }
}

export const rowOf = async (ports: Ports, id: string): Promise<Partial<BatchRow> | undefined> =>
  ports.store.read(async (view) => batchOf(await view.get('batches', id))?.work);

export const all = { whose: 'all', q: '' } as const;
export const published = { ...all, tab: 'published' } as const;
