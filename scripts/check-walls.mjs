/**
 * Proves that the zones are walls: compiles and lints bad examples as files of their zone, each of which
 * must be refused. A good example must pass, since a check that refuses everything would prove nothing.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { inProject, isProgram } from './project.mjs';
import { runTool } from './run-tool.mjs';
import { runCommand } from './set-up.mjs';
import { holesInUseCaseWall } from './use-case-walls.mjs';

const workshop = '.cache/walls';

/** Declares a reader's use case that reads its view of the store, or calls the store. */
const readerRead = (/** @type {string} */ work) => `
  import * as z from 'zod/mini';
  import { done } from '#core/errors.ts';
  import { defineRead } from '#core/use-case.ts';
  export const readThing = defineRead({
    name: 'readThing',
    input: z.object({}),
    read: async (view) => done(await ${work}),
  });`;
const readerTask = (/** @type {string} */ work) => `
  import * as z from 'zod/mini';
  import { done } from '#core/errors.ts';
  import { defineTask } from '#core/use-case.ts';
  export const runThing = defineTask({
    name: 'runThing',
    input: z.object({}),
    run: async ({ ports }) => done(await ${work}),
  });`;

/** By zone: lines that must compile together, and lines that must each fail. */
const zones = {
  'src/core': {
    good: [
      "import '#core/text/hash.ts';",
      'export const now: Date = new Date();',
      readerRead("view.get('articles', '')"),
    ],
    bad: [
      // Readers' use cases have no access to drafts or people.
      readerRead("view.get('drafts', '')"),
      readerRead("view.list('revisions')"),
      readerTask("ports.store.read((view) => view.list('drafts'))"),
      readerRead("view.get('users', '')"),
      readerRead("view.list('messages')"),
      readerTask("ports.store.read((view) => view.count('users'))"),
      readerTask('ports.store.change(async () => 1)'),
      'window;',
      'document;',
      'process;',
      "fetch('/');",
      'setTimeout(() => undefined, 1);',
      'crypto;',
      'localStorage;',
      "import 'node:fs';",
      "import '#api/client.ts';",
      "import '#storage/browser/local-store.ts';",
      "import '#ui/routes.ts';",
    ],
  },
  'src/api': {
    good: ["import '#core/text/hash.ts';", "new Response('');"],
    bad: [
      'window;',
      'document;',
      'localStorage;',
      'process;',
      "import 'node:fs';",
      "import '#ui/routes.ts';",
      "import '#storage/browser/local-store.ts';",
    ],
  },
  'src/storage/browser': {
    good: ["import '#core/text/hash.ts';", 'localStorage.length;'],
    bad: ['process;', "import 'node:fs';", "import '#api/client.ts';", "import '#ui/routes.ts';"],
  },
  'src/storage/archive': {
    good: ["import '#core/text/hash.ts';", 'new TextEncoder();'],
    bad: ['process;', 'document;', "import 'node:fs';", "import '#api/client.ts';"],
  },
  'src/worker': {
    good: ["new Response('');"],
    bad: ['window;', 'document;', 'process;', "import 'node:fs';", "import '#core/text/hash.ts';"],
  },
  'src/storage/sql': {
    good: ["import '#core/text/hash.ts';", "import 'node:fs';"],
    bad: [
      'window;',
      'document;',
      "import '#api/client.ts';",
      "import '#ui/routes.ts';",
      "import '#storage/browser/local-store.ts';",
    ],
  },
  'src/server': {
    good: ["import '#core/text/hash.ts';", "import '#api/client.ts';", "import 'node:fs';"],
    bad: [
      'window;',
      'document;',
      "import '#storage/sql/open-database.ts';",
      "import '#storage/browser/local-store.ts';",
      "import '#main/server.ts';",
    ],
  },
  'src/ui': {
    good: ["import '#core/text/hash.ts';", "import '#api/client.ts';", 'document.title;'],
    bad: [
      'process;',
      'Buffer;',
      "import 'node:fs';",
      "import '#storage/browser/local-store.ts';",
      "import '#main/browser.tsx';",
    ],
  },
};

/**
 * Imports that compile and must be refused by the linter, by folder; `file`: in a file of that name in a
 * folder of its own.
 * @type {{ folder: string, file?: string, good: string, bad: string }[]}
 */
const lintWalls = [
  { folder: 'src/ui/reader/home', good: '#ui/kit/x.ts', bad: '#ui/account/x.ts' },
  { folder: 'src/ui/account', good: '../kit/x.ts', bad: '../reader/home/x.ts' },
  { folder: 'src/ui/kit', good: './y.ts', bad: '#ui/reader/home/x.ts' },
  { folder: 'src/ui/kit', good: '#blocks/map/map.ts', bad: '#blocks/map/kind.tsx' },
  { folder: 'src/ui/reader/home', good: '#blocks/map/map.ts', bad: '#blocks/map/kind.tsx' },
  { folder: 'src/ui/account', good: '#blocks/map/map.ts', bad: '#blocks/map/kind.tsx' },
  { folder: 'src/core/front', good: '../text/hash.ts', bad: '#ui/routes.ts' },
  { folder: 'src/core/front', good: 'zod/mini', bad: 'react' },
  { folder: 'src/blocks/map', good: '#core/text/hash.ts', bad: '#ui/kit/x.ts' },
  { folder: 'src/blocks/map', good: 'zod/mini', bad: 'react' },
  { folder: 'src/blocks', file: 'part.tsx', good: '#ui/kit/x.ts', bad: '#ui/admin/x.ts' },
  { folder: 'src/blocks', file: 'part.tsx', good: './map.ts', bad: '../list/kind.tsx' },
  { folder: 'src/blocks', file: 'kind.tsx', good: '#ui/admin/x.ts', bad: '#ui/reader/x.ts' },
  { folder: 'src/storage/sql', good: 'kysely', bad: '#api/client.ts' },
  { folder: 'src/server/http', good: '#api/client.ts', bad: '#ui/routes.ts' },
  { folder: 'src/server/http', good: 'hono', bad: 'react' },
  { folder: 'src/ui/reader/home', good: '#api/client.ts', bad: '#api/openapi/openapi-document.ts' },
];

/**
 * Compiles a zone's examples with the zone's options and references.
 * @param {string} zone
 * @param {{ good: string[], bad: string[] }} examples
 * @returns {Promise<string[]>} the holes in its wall
 */
async function holesOfZone(zone, { good, bad }) {
  const folder = join(workshop, zone.replaceAll('/', '-'));
  mkdirSync(inProject(folder), { recursive: true });
  const up = posix.relative(folder.replaceAll('\\', '/'), '.');
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(inProject(zone, 'tsconfig.json'), 'utf8'));
  // References the zone itself as well, since the examples are outside of its folder.
  const seen = [zone, ...references.map(({ path }) => posix.join(zone, path))];
  const config = {
    extends: `${up}/${zone}/tsconfig.json`,
    compilerOptions: { tsBuildInfoFile: './walls.tsbuildinfo', outDir: './out' },
    include: ['*.ts'],
    exclude: [],
    references: seen.map((path) => ({ path: `${up}/${path}` })),
  };
  writeFileSync(inProject(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(inProject(folder, 'good.ts'), `${good.join('\n')}\nexport {};\n`);
  for (const [at, line] of bad.entries()) {
    writeFileSync(inProject(folder, `bad-${at}.ts`), `${line}\nexport {};\n`);
  }
  const { output } = await runTool('tsc', ['-p', folder, '--pretty', 'false']);
  /** @param {string} name */
  const isRefused = (name) => output.includes(`${name}.ts(`);
  return [
    ...(isRefused('good') ? [`${zone} refuses what it should allow:\n${output}`] : []),
    ...bad.filter((_, at) => !isRefused(`bad-${at}`)).map((line) => `${zone} allows ${line}`),
  ];
}

/** Lints the good and bad imports in a temporary tree with the project's rules and paths. */
async function holesOfLint() {
  const folder = `${workshop}/lint`;
  const config = JSON.parse(readFileSync(inProject('biome.json'), 'utf8'));
  const files = lintWalls.flatMap(({ folder: place, file, good, bad }, at) => [
    {
      path: file ? `${place}/good-${at}/${file}` : `${place}/good-${at}.ts`,
      imported: good,
      isBad: false,
    },
    {
      path: file ? `${place}/bad-${at}/${file}` : `${place}/bad-${at}.ts`,
      imported: bad,
      isBad: true,
    },
  ]);
  for (const { path, imported } of files) {
    mkdirSync(inProject(folder, dirname(path)), { recursive: true });
    writeFileSync(inProject(folder, path), `import '${imported}';\n`);
  }
  const { $schema: _, vcs: __, files: ___, ...rules } = config;
  writeFileSync(inProject(folder, 'biome.json'), JSON.stringify({ root: true, ...rules }));
  const { output } = await runTool(
    'biome',
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd: inProject(folder) },
  );
  return files
    .filter(({ path, isBad }) => output.includes(path) !== isBad)
    .map(({ path, imported, isBad }) =>
      isBad
        ? `${dirname(path)} may import ${imported}`
        : `${dirname(path)} may not import ${imported}`,
    );
}

/** Returns all holes in the walls between zones, as lines to print. The zones must be built. */
export async function checkWalls() {
  rmSync(inProject(workshop), { recursive: true, force: true });
  const found = await Promise.all([
    holesOfLint(),
    ...Object.entries(zones).map(([zone, examples]) => holesOfZone(zone, examples)),
  ]);
  return [...holesInUseCaseWall(), ...found.flat()];
}

if (isProgram(import.meta.url)) {
  await runCommand(async () => {
    const holes = await checkWalls();
    if (holes.length > 0) console.error(holes.join('\n'));
    return holes.length > 0 ? 1 : 0;
  });
}
