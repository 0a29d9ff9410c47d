import type { Plugin, Rolldown } from 'vite';

/** Returns the files of a cycle of static imports that a file is part of; `undefined` without one. */
function cycleFrom(
  file: string,
  chunks: Rolldown.OutputBundle,
  path: readonly string[],
  done: Set<string>,
): readonly string[] | undefined {
  const at = path.indexOf(file);
  if (at >= 0) return [...path.slice(at), file];
  const chunk = chunks[file];
  if (done.has(file) || chunk?.type !== 'chunk') return undefined;
  for (const next of chunk.imports) {
    const cycle = cycleFrom(next, chunks, [...path, file], done);
    if (cycle) return cycle;
  }
  done.add(file);
  return undefined;
}

/** Fails a build whose chunks import each other: what one needs while it is evaluated may be missing. */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      for (const file of Object.keys(bundle)) {
        const cycle = cycleFrom(file, bundle, [], done);
        if (cycle) this.error(`These files import each other: ${cycle.join(' → ')}`);
      }
    },
  };
}
