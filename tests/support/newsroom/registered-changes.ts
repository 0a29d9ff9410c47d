import type { Actor } from '#core/actor.ts';
import { addressedCommands } from '#core/article/desk/article-transition.ts';
import { articleCommand } from '#core/article/desk/change-article.ts';
import { deskCommands } from '#core/article/desk/desk-commands.ts';
import { backOfficeUseCases } from '#core/back-office.ts';
import { type ContentName, contentNames, contentUseCasesOf } from '#core/content-kinds.ts';
import type { Outcome } from '#core/errors.ts';
import { useCases } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';

interface Registered {
  name: string;
  kind: 'read' | 'change';
  bind: (ports: Ports) => (actor: Actor, input: never) => Promise<Outcome<unknown>>;
}

/** All use cases except those of content, by name. */
export const namedUseCases: Record<string, Registered> = { ...useCases, ...backOfficeUseCases };

async function changesOf(name: ContentName): Promise<[string, Registered][]> {
  const { save, remove, restore } = await contentUseCasesOf(name);
  return [
    [`${name}: create`, save],
    [`${name}: update`, save],
    [`${name}: delete`, remove],
    [`${name}: restore`, restore],
  ];
}

/** All logged changes of the newsroom; saving content counts as two, creating and updating. */
const changes: Record<string, Registered> = Object.fromEntries([
  ...Object.entries(namedUseCases).filter(([, { kind }]) => kind === 'change'),
  ...(await Promise.all(contentNames.map(changesOf))).flat(),
  ...addressedCommands
    .filter((command) => !deskCommands[command].isUnlogged)
    .map((command) => [`articles: ${command}`, articleCommand(command)]),
]);

export const changeNames = Object.keys(changes);

/** Makes a change with any input; the use case validates it. */
export async function makeChange(name: string, ports: Ports, actor: Actor, input: unknown) {
  const change = changes[name];
  if (!change) throw new Error(`there is no change '${name}'`);
  return change.bind(ports)(actor, input as never);
}
