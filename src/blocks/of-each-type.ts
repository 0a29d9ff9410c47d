import { type BlockType, blockTypes } from '#core/article/content-block.ts';

/**
 * Returns by type what the files of that name in the folders of this room export, from a glob over them.
 * Throws if a type has no such file, or a file has no such type.
 */
export function ofEachType<Export>(
  file: string,
  exported: Readonly<Record<string, Export>>,
): Record<BlockType, Export> {
  const byFolder = new Map(
    Object.entries(exported).map(([path, value]) => [path.split('/').at(-2) ?? '', value]),
  );
  const entries = blockTypes.map((type): [BlockType, Export] => {
    const value = byFolder.get(type);
    if (value === undefined) throw new Error(`Blocks of the type ${type} have no ${file}.`);
    byFolder.delete(type);
    return [type, value];
  });
  for (const folder of byFolder.keys()) throw new Error(`block-types.ts does not list ${folder}.`);
  return Object.fromEntries(entries) as Record<BlockType, Export>;
}
