import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface AwakeProps {
  onAwake: () => void;
  children: ReactNode;
}

/** Its effect comes after those of the part. */
function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Hydrates an island with its part; resolves when the part's effects have run. */
export const hydrateIsland = (island: Element, part: unknown): Promise<void> =>
  new Promise((resolve) => {
    // Name and part belong together by `islands.ts`, and the props were the same part's.
    const Part = part as ComponentType<object>;
    const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
    hydrateRoot(
      island,
      <Awake onAwake={resolve}>
        <Part {...props} />
      </Awake>,
      { identifierPrefix: island.getAttribute('ids') ?? '' },
    );
  });
