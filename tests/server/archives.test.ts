import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pngFile } from '../support/journey/picture-file.ts';
import { makeArchive, sha256 } from '../support/records/archives.ts';
import { emptyPlaces } from '../support/server/empty-places.ts';
import { type OpenNewsroom, openNewsroom } from '../support/server/open-newsroom.ts';
import { ensureBuilt, eventually } from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** A large upload: a video's header, followed by incompressible data. */
const film = new Uint8Array(3_000_000).map((_, at) => (at * 2654435761) >>> 24);
film.set(Buffer.from('\0\0\0\x20ftypisom', 'latin1'));

const bytesAt = async (site: OpenNewsroom, path: string): Promise<Uint8Array> =>
  (await fetch(site.address + path)).bytes();

/** Hashes of the original uploads, by path. */
async function uploadsOf({ env }: OpenNewsroom): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of ['originals', 'videos']) {
    const path = join(env.DATA_DIR ?? '', 'media', folder);
    for (const name of await readdir(path).catch(() => [])) {
      found[`${folder}/${name}`] = sha256(await readFile(join(path, name)));
    }
  }
  return found;
}

type Listed = { id: string; version: number };

/** Rows of a collection's table, without versions. */
const rowsOf = async (site: OpenNewsroom, name: string) =>
  (await (await site.call('GET', name)).json()).records.map(
    ({ version: _, ...row }: Listed) => row,
  );

/**
 * Working copies of a collection's articles: the draft if there is one, otherwise the publication.
 */
const articlesOf = async (site: OpenNewsroom, name: 'articles' | 'drafts' = 'articles') =>
  Promise.all(
    (await rowsOf(site, name)).map(async ({ id }: Listed) => {
      const { version: _, ...record } = await (await site.call('GET', `articles/${id}`)).json();
      return record;
    }),
  );

const scheduledDraft = (id: string, milliseconds: number) => ({
  ...{ id, title: 'Under embargo', category: 'World', stage: 'scheduled' },
  dueAt: new Date(Date.now() + milliseconds).toISOString(),
  content: [{ id: 'p1', type: 'paragraph', content: 'Words under embargo.' }],
});

/** Priorities of a process's threads; none where the system doesn't tell. */
async function threadPriorities(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const stats = threads.map((id) =>
    readFile(`/proc/${pid}/task/${id}/stat`, 'utf8').catch(() => ''),
  );
  return (await Promise.all(stats)).map((stat) => Number(stat.split(') ')[1]?.split(' ')[16] ?? 0));
}

describe.each(emptyPlaces)('[server-archive] an archive with uploads, $engine', (place) => {
  let from: OpenNewsroom;
  let archive: Uint8Array;
  const sites: OpenNewsroom[] = [];
  const newSite = async (): Promise<OpenNewsroom> => {
    const site = await openNewsroom(await place.newPlace());
    sites.push(site);
    return site;
  };

  beforeAll(async () => {
    await ensureBuilt();
    from = await newSite();
    const picture = await (await from.send('media', pngFile('x.png', 600, 400).buffer)).json();
    const video = await (await from.send('media', film)).json();
    for (const title of ['First', 'Second', 'Third']) {
      const saved = await from.call('POST', 'articles', {
        title,
        category: 'World',
        author: 'Asha Rao',
        content: [{ id: 'b1', type: 'image', src: picture.url, alt: 'All blue' }],
      });
      expect(saved.status).toBe(201);
    }
    await from.call('POST', 'stories', {
      title: 'A film',
      coverImage: 'Boats',
      coverImageSrc: '',
      pages: [{ type: 'video', src: video.url, alt: '', text: '' }],
    });
    for (const title of ['Rain', 'Snow']) {
      const content = [{ id: 'p1', type: 'paragraph', content: 'Not public yet.' }];
      const draft = await from.call('POST', 'drafts', { title, category: 'World', content });
      expect(draft.status).toBe(201);
    }
    const answer = await from.call('GET', 'archive');
    expect(answer.status).toBe(200);
    archive = await answer.bytes();
  });

  afterAll(async () => {
    expect(await Promise.all(sites.map((site) => site.stop()))).toEqual(sites.map(() => 0));
  });

  test('contains them, and is equal after a round trip', async () => {
    const to = await newSite();
    const dry = await (await to.send('archive?dry-run', archive)).json();
    expect(dry.uploads).toEqual({ added: 2, unchanged: 0, leftOut: 0 });
    expect(await uploadsOf(to)).toEqual({});
    const done = await to.send('archive', archive);
    expect((await done.json()).uploads.added).toBe(2);
    expect(Object.keys(await uploadsOf(to))).toHaveLength(2);
    expect(await uploadsOf(to)).toEqual(await uploadsOf(from));
    expect(await articlesOf(to)).toEqual(await articlesOf(from));
    const [first] = await articlesOf(to);
    expect(first.title).toBe('Third');
    expect(await bytesAt(to, first.content[0].src)).toEqual(
      await bytesAt(from, first.content[0].src),
    );
    expect(sha256(await bytesAt(to, `/media/${sha256(film).slice(0, 32)}.mp4`))).toBe(sha256(film));
    expect(await articlesOf(to, 'drafts')).toEqual(await articlesOf(from, 'drafts'));
    expect(await articlesOf(to, 'drafts')).toHaveLength(2);
    expect(await rowsOf(to, 'revisions')).toEqual(await rowsOf(from, 'revisions'));
    expect(await rowsOf(to, 'revisions')).toHaveLength(5);
    const back = await (await to.call('GET', 'archive')).bytes();
    const again = await (await from.send('archive?dry-run', back)).json();
    expect(again.uploads).toEqual({ added: 0, unchanged: 2, leftOut: 0 });
    for (const { name, added, replaced, refused } of again.collections) {
      expect({ name, added, replaced, refused }).toEqual({
        name,
        added: 0,
        replaced: 0,
        refused: [],
      });
    }
    expect(await readdir(join(to.env.DATA_DIR ?? '', 'incoming'))).toEqual([]);
  });

  test('is made behind what readers wait for', async () => {
    const { pid = 0 } = from.child;
    let isMade = false;
    const making = from
      .call('GET', 'archive')
      .then((answer) => answer.bytes())
      .finally(() => {
        isMade = true;
      });
    let lowest = 0;
    while (!isMade) lowest = Math.max(lowest, ...(await threadPriorities(pid)));
    await making;
    // Elsewhere a thread has no priority of its own.
    const isLinux = process.platform === 'linux';
    expect(lowest).toBe(isLinux ? constants.priority.PRIORITY_BELOW_NORMAL : 0);
    expect(getPriority(pid)).toBe(getPriority());
  });

  test('is imported whole or not at all', async () => {
    const to = await newSite();
    const before = await articlesOf(to);
    const files = unzipSync(archive);
    const [damaged = ''] = Object.keys(files).filter((path) => path.startsWith('uploads/videos'));
    const changed = Uint8Array.from(files[damaged] ?? []);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    const refused = await to.send('archive', zipSync({ ...files, [damaged]: changed }));
    expect([refused.status, (await refused.json()).detail]).toEqual([
      422,
      `“${damaged}” was changed after the archive was made.`,
    ]);
    expect(await uploadsOf(to)).toEqual({});

    // The database refuses the records after the files were stored.
    const settings: Record<string, Uint8Array> = { ...files };
    const listing = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    for (const path of Object.keys(settings)) {
      if (!path.startsWith('records/') || path.includes('messages')) continue;
      const empty = Buffer.from('[]');
      settings[path] = empty;
      listing.files[path] = { bytes: 2, sha256: sha256(empty) };
      listing.collections[path.split('/')[1] ?? ''] = 0;
    }
    settings['manifest.json'] = Buffer.from(JSON.stringify(listing));
    const onlyFiles = await to.send('archive', zipSync(settings));
    expect(onlyFiles.status).toBe(200);
    expect(Object.keys(await uploadsOf(to))).toHaveLength(2);
    expect(await articlesOf(to)).toEqual(before);
  });

  test('[archive-desk] publishes what is due in it, at once or at its instant, and shows no other draft', async () => {
    const to = await newSite();
    const drafts = [
      scheduledDraft('article-701', -60_000),
      scheduledDraft('article-702', 9000),
      { ...scheduledDraft('article-703', 0), stage: 'ready' },
    ];
    const statusOf = async (id: string) =>
      Promise.all(
        [`/article/${id}`, `/api/articles/${id}`].map(
          async (path) => (await fetch(to.address + path)).status,
        ),
      );
    const done = await to.send('archive', makeArchive({ records: { drafts } }));
    expect((await done.json()).desk).toMatchObject({ due: 1, unscheduled: 0 });
    const isPublic = (id: string) => async () =>
      (await statusOf(id)).every((status) => status === 200) || undefined;
    await eventually(isPublic('article-701'), 10_000);
    await eventually(isPublic('article-702'), 25_000);
    const published = await (await to.call('GET', 'articles/article-702')).json();
    expect(published.publishedAt).toBe(drafts[1]?.dueAt);
    expect(await statusOf('article-703')).toEqual([404, 404]);
  });

  test('is refused without a role before it is read', async () => {
    const answer = await fetch(`${from.address}/api/admin/archive`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip', 'content-length': '16000' },
      body: new Uint8Array(16_000),
    });
    expect(answer.status).toBe(401);
    expect((await fetch(`${from.address}/api/admin/archive`)).status).toBe(401);
  });

  test('has its size estimated before it is written', async () => {
    const usage = await (await from.call('GET', 'storage')).json();
    expect(usage.uploads.files).toBe(2);
    expect(usage.uploads.bytes).toBeGreaterThan(film.length);
    expect(usage.used).toBeGreaterThan(usage.uploads.bytes);
    expect(usage.records).toBeGreaterThanOrEqual(4);
    expect(usage.largest[0]).toMatchObject({ key: expect.any(String), label: expect.any(String) });
  });

  test('leaves nothing behind when the download is aborted', async () => {
    const controller = new AbortController();
    const answer = await fetch(`${from.address}/api/admin/archive`, {
      headers: { cookie: from.cookie },
      signal: controller.signal,
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    controller.abort();
    // The aborted download has released its turn.
    const next = await eventually(async () => {
      const later = await from.call('GET', 'archive');
      return later.status === 200 ? later : undefined;
    }, 20_000);
    expect(Object.keys(unzipSync(await next.bytes()))).toContain('manifest.json');
  });
});
