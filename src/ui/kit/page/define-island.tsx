import { type ComponentType, type ReactNode, useContext } from 'react';
import { ServerPageContext, type Wake } from './server-page.ts';

/**
 * The type itself if JSON can carry it; functions, dates, maps, sets and promises become `never`.
 */
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
  /** Name of the file, `name.island.tsx`, which exports this island alone. */
  name: string;
  part: ComponentType<Props>;
  /** Events that hydrate the island; the waking event is repeated afterwards. */
  wakes: readonly Wake[] | ((props: Props) => readonly Wake[]);
}

/**
 * Makes an island of an interactive part of readers' pages. A server page contains it as finished
 * HTML, and its code loads when it wakes. In the browser edition it renders as a plain component.
 */
export function defineIsland<Props extends object>({ name, part, wakes }: IslandSetting<Props>) {
  const Part: ComponentType<Props> = part;
  function Island(given: Serialisable<Props>): ReactNode {
    const page = useContext(ServerPageContext);
    // `Serialisable` leaves props that JSON can carry unchanged.
    const props = given as Props;
    const element = <Part {...props} />;
    if (!page) return element;
    const wakesBy = typeof wakes === 'function' ? wakes(props) : wakes;
    return page.renderIsland({ name, wakes: wakesBy, props, element });
  }
  Island.displayName = name;
  return Island;
}
