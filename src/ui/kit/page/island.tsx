import { type ComponentType, type ReactNode, useContext } from 'react';
import type { IslandName, IslandPart } from '../../islands.ts';
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

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The component that `islands.ts` has under that name. */
  part: IslandPart<Name>;
  props: Serialisable<PropsOf<IslandPart<Name>>>;
  wakes?: Wakes;
}

/**
 * An interactive part of a page for readers. A page from a server has it as finished HTML; its code
 * comes when it wakes. In a page that the browser renders it simply stands there.
 */
export function Island<Name extends IslandName>(island: IslandProps<Name>): ReactNode {
  const { name, part, props, wakes = 'interaction' } = island;
  const page = useContext(ServerPageContext);
  const Part = part as ComponentType<object>;
  const element = <Part {...(props as object)} />;
  return page ? page.renderIsland({ name, wakes, props: props as object, element }) : element;
}
