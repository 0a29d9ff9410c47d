import { type ComponentType, type ReactNode, useContext } from 'react';
import { ServerPageContext, type Wake } from './server-page.ts';

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

interface IslandSetting<Props> {
  /** That of its file, `name.island.tsx`, which exports this one island. */
  name: string;
  part: ComponentType<Props>;
  /** Each of these events wakes it, and is repeated once it lives. */
  wakes: readonly Wake[] | ((props: Props) => readonly Wake[]);
}

/**
 * Makes an island of an interactive part of readers' pages. A page from a server has it as finished HTML; its
 * code comes when it wakes. In a page that the browser renders it is the part itself.
 */
export function defineIsland<Props extends object>({ name, part, wakes }: IslandSetting<Props>) {
  const Part: ComponentType<Props> = part;
  function Island(given: Serialisable<Props>): ReactNode {
    const page = useContext(ServerPageContext);
    // The same props, which JSON carries.
    const props = given as Props;
    const element = <Part {...props} />;
    if (!page) return element;
    const wakesBy = typeof wakes === 'function' ? wakes(props) : wakes;
    return page.renderIsland({ name, wakes: wakesBy, props, element });
  }
  Island.displayName = name;
  return Island;
}
