import { backOfficeUseCases } from '#core/back-office.ts';
import { contentKinds, contentNames } from '#core/content-kinds.ts';
import type { Outcome } from '#core/errors.ts';
import { useCases } from '#core/newsroom.ts';
import type { Ports } from '#core/ports.ts';
import type { Actor } from '#core/use-case.ts';

interface Registered {
  name: string;
  kind: 'read' | 'change';
  bind: (ports: Ports) => (actor: Actor, input: never) => Promise<Outcome<unknown>>;
}

/** Every use case but those of content, under the name it is registered by. */
export const namedUseCases: Record<string, Registered> = { ...useCases, ...backOfficeUseCases };

/** Every change that the newsroom can make; what saves content does so in two ways. */
const changes: Record<string, Registered> = Object.fromEntries([
  ...Object.entries(namedUseCases).filter(([, { kind }]) => kind === 'change'),
  ...contentNames.flatMap((name): [string, Registered][] => [
    [`${name}: create`, contentKinds[name].save],
    [`${name}: update`, contentKinds[name].save],
    [`${name}: delete`, contentKinds[name].remove],
  ]),
]);

export const changeNames = Object.keys(changes);

/** Makes a change with whatever input: the use case checks it. */
export async function makeChange(name: string, ports: Ports, actor: Actor, input: unknown) {
  const change = changes[name];
  if (!change) throw new Error(`there is no change '${name}'`);
  return change.bind(ports)(actor, input as never);
}
