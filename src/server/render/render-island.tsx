import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerIsland } from '#ui/kit/page/server-page.ts';

/**
 * Renders the islands of one document. Each is a tree of its own with ids of its own, so that it can
 * be hydrated without the page around it.
 */
export function createIslandRenderer() {
  let count = 0;
  return ({ name, wakes, props, element }: ServerIsland) => {
    count += 1;
    const ids = `i${count}`;
    const __html = renderToString(element, { identifierPrefix: ids });
    const attributes = { name, wakes, ids, props: JSON.stringify(props) };
    return createElement('day-island', { ...attributes, dangerouslySetInnerHTML: { __html } });
  };
}
