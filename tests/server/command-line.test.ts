import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#storage/sql/open-database.ts';
import { pngFile } from '../support/journey/picture-file.ts';
import { createTestBackOffice, valueIn } from '../support/newsroom/test-newsroom.ts';
import { blobOf, wholeOf } from '../support/records/archives.ts';
import {
  emptyFolder,
  ensureBuilt,
  enterBackOffice,
  runDaybreak,
  startServerProcess,
} from '../support/server/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const operator = { kind: 'staff', role: 'owner', isProven: true } as const;

/** Expects that only the owner can read a file, or all files of a folder. */
async function expectPrivate(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  const names = isFolder ? await readdir(path, { recursive: true }) : [''];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const { mode } = await stat(join(path, name));
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, '0']);
  }
}

/** Content of an archive, without its creation time and program version. */
async function contentOf(archive: Uint8Array) {
  const { backOffice, store } = createTestBackOffice({
    ...{ articles: '[]', categories: [], videos: [], stories: [], advertisements: [] },
    images: [],
  });
  valueIn(await backOffice.importArchive(operator, { archive: blobOf(archive) }));
  return store.read(async (view) => ({
    articles: await view.list('articles'),
    categories: await view.list('categories'),
    stories: await view.list('stories'),
    settings: await view.list('settings'),
  }));
}

let folder: string;
const env = (data: string) => ({ DATA_DIR: join(folder, data), LOG_LEVEL: 'error' });

beforeAll(async () => {
  folder = await emptyFolder();
});

describe('[server-cli] the command line:', () => {
  test('a site is exported for web servers, again only where asked, and never over something else', async () => {
    const demo = { ...env('exported'), DAYBREAK_DEMO: '1' };
    const site = join(folder, 'site');
    const command = ['export-site', site, '--origin', 'https://news.example'];
    const run = (...more: string[]) => runDaybreak([...command, ...more], demo);
    expect(await run()).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(join(site, 'index.html'))).mode & 0o777).toBe(0o644);
    expect((await stat(join(site, 'category'))).mode & 0o777).toBe(0o755);
    expect(await run()).toMatchObject({ code: 1 });
    await writeFile(join(site, 'CNAME'), 'news.example');
    await writeFile(join(site, 'stale.html'), 'of the host');
    await rm(join(site, 'index.html'));
    expect(await run('--force')).toMatchObject({ code: 0, stderr: '' });
    const names = await readdir(site);
    expect(names).toEqual(expect.arrayContaining(['CNAME', 'index.html', 'stale.html']));
    expect(names.filter((name) => name.startsWith('.daybreak-part'))).toEqual([]);
    const list = join(site, '.daybreak-site.json');
    for (const text of ['["../kept"]', '[".."]', 'no list']) {
      await writeFile(list, text);
      const { code, stderr } = await run('--force');
      expect([text, code, stderr.includes('is damaged')]).toEqual([text, 1, true]);
    }
    const refusals = [
      [folder, 'https://news.example', 'holds something else'],
      [join(site, 'CNAME'), 'https://news.example', 'is no folder'],
      [site, 'https://news.example/news', 'is no address of a site'],
    ];
    for (const [where = '', origin = '', words] of refusals) {
      const { code, stderr } = await runDaybreak(
        ['export-site', where, '--force', '--origin', origin],
        demo,
      );
      expect([words, code !== 0, stderr.includes(words ?? '')]).toEqual([words, true, true]);
    }
  });

  test('help lists every command', async () => {
    const { code, stdout } = await runDaybreak(['--help'], {});
    expect(code).toBe(0);
    for (const name of ['serve', 'migrate', 'admin set-password', 'export', 'import', 'backup']) {
      expect(stdout).toContain(`daybreak ${name}`);
    }
  });

  test('with a Node that is too old, the error names the required version', async () => {
    const older =
      "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})";
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`;
    const { code, stdout, stderr } = await runDaybreak(['--help'], { NODE_OPTIONS });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Daybreak needs Node 24, and this is Node 20\.19\.0\./);
  });

  test('a demonstration newspaper is added once', async () => {
    const { code, stdout } = await runDaybreak(['fill-demonstration'], env('demonstration'));
    expect([code, stdout]).toEqual([
      0,
      'Added articles: 40, authors: 6, tags: 23, pictures: 12.\n',
    ]);
    const again = await runDaybreak(['fill-demonstration'], env('demonstration'));
    expect(again.stdout).toBe('The demonstration newspaper is here already.\n');
  });

  test.each([
    [['nothing'], {}, 2, 'There is no command “nothing”.'],
    [['admin'], {}, 2, 'There is no command “admin”.'],
    [['check', 'more'], {}, 2, 'It takes: nothing.'],
    [['export'], {}, 2, 'It takes: <file>.'],
    [['import', 'x', '--loudly'], {}, 2, '--loudly'],
    [['serve'], { PORT: 'x' }, 2, 'PORT must be a port'],
    [['import', '/nowhere/x.zip'], {}, 1, 'can’t be read'],
    [['restore', '/nowhere/x.sqlite'], {}, 1, 'can’t be read'],
  ])('%j is refused in words', async (words, more, code, message) => {
    const ended = await runDaybreak(words, { ...env('refused'), ...more });
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).not.toMatch(/^\s+at /m);
  });
});

test('[server-archive] an archive goes from the server to the browser edition and back, equal', async () => {
  const there = join(folder, 'there.zip');
  const back = join(folder, 'back.zip');
  const demo = { ...env('demo'), DAYBREAK_DEMO: '1' };
  expect(await runDaybreak(['export', there], demo)).toMatchObject({ code: 0 });
  expect(await runDaybreak(['export', there], demo)).toMatchObject({ code: 1 });

  const inBrowser = createTestBackOffice({ articles: '[]', categories: [] });
  const archive = new Uint8Array(await readFile(there));
  valueIn(await inBrowser.backOffice.importArchive(operator, { archive: blobOf(archive) }));
  const { bytes } = valueIn(await inBrowser.backOffice.exportArchive(operator, {}));
  const ofBrowser = join(folder, 'browser.zip');
  const whole = await wholeOf(bytes);
  await writeFile(ofBrowser, whole);

  const dry = await runDaybreak(['import', ofBrowser, '--dry-run'], env('empty'));
  expect(dry.stdout).toContain('this was a dry run');
  expect(await runDaybreak(['import', ofBrowser], env('empty'))).toMatchObject({ code: 0 });
  const again = await runDaybreak(['import', ofBrowser], env('empty'));
  expect(again.stdout).toContain('Everything in it is here already.');
  expect(await runDaybreak(['export', back], env('empty'))).toMatchObject({ code: 0 });
  expect(await contentOf(new Uint8Array(await readFile(back)))).toEqual(await contentOf(whole));
});

test('[server-archive] an import replaces records only with --force', async () => {
  const { backOffice, store } = createTestBackOffice({ categories: [{ id: 'cat-1', name: 'A' }] });
  const archiveWith = async (siteName: string): Promise<string> => {
    await store.change(async (change) => {
      const settings = await change.get('settings', 'site');
      if (settings) await change.replace('settings', { ...settings, siteName });
    });
    const path = join(folder, `${siteName}.zip`);
    await writeFile(path, valueIn(await backOffice.exportArchive(operator, {})).bytes);
    return path;
  };
  const first = await archiveWith('The Morning');
  const refused = await runDaybreak(['import', first], env('named'));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain(
    '2 records here would be replaced. --force replaces what is here.',
  );
  expect(await runDaybreak(['import', first, '--force'], env('named'))).toMatchObject({ code: 0 });
  const dry = await runDaybreak(['import', first, '--dry-run'], env('named'));
  expect(dry.stdout).toMatch(/settings\s+0 new, 0 replaced, 1 unchanged/);
});

test('[server-backup] [private-files] a backup taken while the site is written to is whole, and can be restored', async () => {
  await ensureBuilt();
  const backup = join(folder, 'backups', 'backup.sqlite');
  const demo = { ...env('busy'), DAYBREAK_DEMO: '1' };
  // File modes of earlier versions.
  await mkdir(join(folder, 'busy'), { mode: 0o755 });
  await writeFile(join(folder, 'busy', 'daybreak.sqlite'), '', { mode: 0o644 });
  const server = await startServerProcess(demo);
  const cookie = await enterBackOffice(server.address, 'daybreak');
  const uploaded = await fetch(`${server.address}/api/admin/media`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: new Uint8Array(pngFile('x.png').buffer),
  });
  const picture: string = (await uploaded.json()).url;
  const original = join('media', 'originals', picture.split('/')[2] ?? '');
  const made: string[] = [];
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      const name = `Section ${made.length}`;
      const answer = await fetch(`${server.address}/api/admin/categories`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name }),
      });
      expect(answer.status).toBe(201);
      made.push(name);
    }
  })();
  const before = made.length;
  expect(await runDaybreak(['backup', backup], demo)).toMatchObject({ code: 0 });
  const inUse = await runDaybreak(['restore', backup, '--force'], demo);
  expect(inUse).toMatchObject({ code: 1 });
  expect(inUse.stderr).toContain('is in use. Stop the site, then restore.');
  await expectPrivate(join(folder, 'busy'));
  await expectPrivate(join(folder, 'backups'));
  isWriting = false;
  await writing;
  expect(await server.stop()).toBe(0);

  const refused = await runDaybreak(['restore', backup], demo);
  expect(refused.stderr).toContain('--force replaces it.');
  const garbage = join(folder, 'garbage.sqlite');
  await writeFile(garbage, 'no database at all, whatever it is called');
  const noBackup = await runDaybreak(['restore', garbage, '--force'], demo);
  expect(noBackup.stderr).toContain('not a Daybreak backup');

  const changed = join(folder, 'backups', 'changed.sqlite');
  await copyFile(backup, changed);
  await copyFile(`${backup}.sha256`, `${changed}.sha256`);
  const bytes = await readFile(changed);
  bytes.write('Wxrld', bytes.indexOf('World'));
  await writeFile(changed, bytes);
  const otherText = await runDaybreak(['restore', changed, '--force'], demo);
  expect([otherText.code, otherText.stderr]).toEqual([
    1,
    expect.stringContaining('was changed after'),
  ]);
  await rm(`${changed}.sha256`);
  await writeFile(changed, bytes.fill(0xff, bytes.length / 2));
  const damaged = await runDaybreak(['restore', changed, '--force'], demo);
  expect(damaged).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is damaged|not a Daybreak backup/),
  });
  expect(damaged.stderr).not.toMatch(/^\s+at /m);

  const data = join(folder, 'busy');
  const copy = join(folder, 'backups', original);
  const whole = await readFile(copy);
  await rm(join(data, 'media'), { recursive: true });
  await writeFile(copy, 'another picture');
  const otherMedia = await runDaybreak(['restore', backup, '--force'], demo);
  expect([otherMedia.code, otherMedia.stderr]).toEqual([1, expect.stringContaining('is damaged')]);
  await writeFile(copy, whole);
  expect(await runDaybreak(['restore', backup, '--force'], demo)).toMatchObject({ code: 0 });
  expect(await readFile(join(data, original))).toEqual(whole);
  const checked = await runDaybreak(['check'], demo);
  expect(checked.stdout).toContain('The database is sound.');
  const categories = Number(/categories\s+(\d+)/.exec(checked.stdout)?.[1]);
  expect(categories).toBeGreaterThanOrEqual(before);
  expect(categories).toBeLessThanOrEqual(15 + made.length);
  expect(await readdir(join(folder, 'busy'))).not.toContainEqual(expect.stringContaining('.part'));
});

test('[server-admin-password] nobody can log in until a password is set; then everybody who has it can', async () => {
  await ensureBuilt();
  const server = await startServerProcess(env('closed'));
  const enter = (password: string) => enterBackOffice(server.address, password);
  await expect(enter('daybreak')).rejects.toThrow(/daybreak admin set-password/);
  expect(await (await fetch(`${server.address}/api/admin/access`)).json()).toEqual({});

  const short = await runDaybreak(['admin', 'set-password'], env('closed'), 'short\n');
  expect(short).toMatchObject({ code: 1 });
  const set = await runDaybreak(['admin', 'set-password'], env('closed'), 'a good password\n');
  expect(set).toMatchObject({ code: 0 });
  expect(set.stdout + set.stderr).not.toContain('a good password');

  await expect(enter('daybreak')).rejects.toThrow(/Incorrect password/);
  const cookie = await enter('a good password');
  const dashboard = () => fetch(`${server.address}/api/admin/dashboard`, { headers: { cookie } });
  expect((await dashboard()).status).toBe(200);
  await runDaybreak(['admin', 'set-password'], env('closed'), 'a better password\n');
  expect((await dashboard()).status).toBe(401);

  const database = await openDatabase({
    file: join(folder, 'closed', 'daybreak.sqlite'),
    clock: { now: () => new Date() },
    hasSamples: false,
    report: () => {},
  });
  await database.accessPolicies.save({ requiredFor: ['owner'], allowsSharedPassword: false });
  await expect(enter('a better password')).rejects.toThrow(/Password Switched Off/);
  expect(await runDaybreak(['admin', 'allow-password'], env('closed'))).toMatchObject({ code: 0 });
  await enter('a better password');
  expect((await database.accessPolicies.read()).requiredFor).toEqual(['owner']);
  await database.close();
  await server.stop();
});
