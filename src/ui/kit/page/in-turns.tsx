import { type ReactNode, use } from 'react';
import { ServerPageContext } from './server-page.ts';

/** Most portions of a list: each is nested in the one before, which makes ids (`useId`) within it longer. */
const MOST_PORTIONS = 20;

interface RestProps {
  nodes: readonly ReactNode[];
  from: number;
  /** Nodes that are rendered in one go. */
  portion: number;
}

/** Waits for a turn of the server's event loop, if one is due, before it renders the nodes from `from` on. */
function Rest({ nodes, from, portion }: RestProps): ReactNode {
  const turn = use(ServerPageContext)?.turnIfDue();
  if (turn) use(turn);
  const next = from + portion;
  return (
    <>
      {nodes.slice(from, next)}
      {next < nodes.length ? <Rest nodes={nodes} from={next} portion={portion} /> : null}
    </>
  );
}

/**
 * Renders a list that can be long, such as the blocks of an article. A server answers other requests between its
 * portions; elsewhere it is rendered as it is. The nodes have keys.
 */
export function InTurns({ children }: { children: readonly ReactNode[] }): ReactNode {
  const isOnServer = use(ServerPageContext) !== undefined;
  if (!isOnServer) return children;
  return <Rest nodes={children} from={0} portion={Math.ceil(children.length / MOST_PORTIONS)} />;
}
