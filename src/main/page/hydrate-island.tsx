import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatEvent } from './repeat-event.ts';

interface AwakeProps {
  onAwake: () => void;
  children: ReactNode;
}

/** Calls back after the effects of its children, which run first. */
function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Returns the island of a module, by the name that `defineIsland` gave it. */
function islandIn(module: object, name: string | null): ComponentType<object> {
  const exported: ComponentType<object>[] = Object.values(module);
  const island = exported.find(({ displayName }) => displayName === name);
  if (!island) throw new Error(`There is no island '${name}'.`);
  return island;
}

/** Hydrates an island; resolves after its effects, with the function that replays an event. */
export const hydrateIsland = (island: Element, module: object): Promise<typeof repeatEvent> =>
  new Promise((resolve) => {
    const Part = islandIn(module, island.getAttribute('name'));
    const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
    hydrateRoot(
      island,
      <Awake onAwake={() => resolve(repeatEvent)}>
        <Part {...props} />
      </Awake>,
      { identifierPrefix: island.getAttribute('ids') ?? '' },
    );
  });
