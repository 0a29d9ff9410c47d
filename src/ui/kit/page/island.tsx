import { type ReactNode, useContext } from 'react';
import type { IslandName, IslandPart } from './island-part.ts';
import { ServerPageContext, type Wakes } from './server-page.ts';

/** The same type, as far as JSON carries it: whoever passes a function, a date or a map is refused. */
type Serialisable<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends (...args: never[]) => unknown
      ? never
      : Value extends Date | Map<unknown, unknown> | Set<unknown> | Promise<unknown>
        ? never
        : { [Key in keyof Value]: Serialisable<Value[Key]> };

interface IslandProps<Props> {
  of: IslandPart<IslandName, Props>;
  props: Serialisable<NoInfer<Props>>;
  wakes?: Wakes;
}

/**
 * An interactive part of a page for readers. A page from a server has it as finished HTML; its code
 * comes when it wakes. In a page that the browser renders it simply stands there.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactNode {
  const { of, props, wakes = 'interaction' } = island;
  const page = useContext(ServerPageContext);
  const Part = of.part as (props: object) => ReactNode;
  const element = <Part {...(props as object)} />;
  const { name } = of;
  return page ? page.renderIsland({ name, wakes, props: props as object, element }) : element;
}
