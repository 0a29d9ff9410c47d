import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerIsland } from '#ui/kit/page/server-page.ts';
import type { PageFiles } from './manifest.ts';

/**
 * Renders the islands of a document. Each is a React tree with its own ids, so that it can be hydrated
 * separately, and carries the addresses of its code.
 */
export function createIslandRenderer(islands: PageFiles['islands']) {
  let count = 0;
  return ({ name, wakes, props, element }: ServerIsland) => {
    const code = islands.get(name)?.join(' ');
    if (code === undefined) throw new Error(`The build has no ${name}.island.tsx.`);
    count += 1;
    const ids = `i${count}`;
    const __html = renderToString(element, { identifierPrefix: ids });
    const attributes = { name, wakes: wakes.join('; '), code, ids, props: JSON.stringify(props) };
    return createElement('day-island', { ...attributes, dangerouslySetInnerHTML: { __html } });
  };
}
