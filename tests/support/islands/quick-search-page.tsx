import { renderToStaticMarkup } from 'react-dom/server';
import { shareCards } from '#core/image/share-card.ts';
import { startIslands } from '#main/page/islands.ts';
import { createIslandRenderer } from '#server/render/render-island.tsx';
import { ServerPageContext } from '#ui/kit/page/server-page.ts';
import { QuickSearch } from './quick-search.island.tsx';

// The page as rendered by a server, with the island's code at another address.
const islands = new Map([['quick-search', ['/later.js']]]);
document.body.innerHTML = renderToStaticMarkup(
  <ServerPageContext
    value={{
      origin: '',
      cards: shareCards,
      renderIsland: createIslandRenderer(islands),
      turnIfDue: () => undefined,
    }}
  >
    <QuickSearch words={['rain', 'rail', 'river']} />
  </ServerPageContext>,
);
startIslands();
