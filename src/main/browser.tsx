/** Entry of the browser edition: the whole newsroom in the page, with records in local storage. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { provideClients } from '#ui/admin/parts/api/admin-client.ts';
import { adminClientContext, clientContext } from '#ui/client-context.ts';
import { InPageNavigation } from '#ui/in-page-navigation.tsx';
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { provideSearch } from '#ui/kit/frame/quick-search.ts';
import { siteRoutes } from '#ui/router.tsx';
import { spelledPath } from '#ui/routes.ts';
import '#ui/kit/fonts.css';
import '#ui/kit/styles.css';
import { createPageNewsroom, loadWords } from './page-newsroom.ts';

const { client, adminClient, store, onChange } = createPageNewsroom();
provideClients(adminClient, client);
provideSearch((q) => client.ask('GET /search', { q }));

function InPageSite() {
  return (
    <>
      <Outlet />
      <InPageNavigation />
    </>
  );
}

function contextOf(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  context.set(adminClientContext, adminClient);
  return context;
}

const spelled = spelledPath(location.pathname);
if (spelled !== location.pathname) {
  history.replaceState(history.state, '', spelled + location.search + location.hash);
}

const router = createBrowserRouter([{ Component: InPageSite, children: siteRoutes }], {
  getContext: contextOf,
});

onChange(() => void router.revalidate());
// A page in the back/forward cache gets no events about changes.
addEventListener('pageshow', ({ persisted }) => persisted && void router.revalidate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const reactRoot = createRoot(root);
function show(): void {
  const { scrollY } = window;
  const isPrerendered = root?.querySelector('[data-front]') !== null;
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) {
    // At once, so that somebody who reads on in the front that the build wrote keeps their place.
    flushSync(() => reactRoot.render(page));
    scrollTo({ top: scrollY, behavior: 'instant' });
    startBehaviours();
  } else reactRoot.render(page);
}

// They would set the times of the front to those of its build.
if (!root.querySelector('[data-front]')) startBehaviours();

// Rendering waits for the first page, so that an address with an anchor finds its element, and the front stays that the build
// wrote (`scripts/prerender-front.mjs`).
if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}

void store.writeSamples();

async function keepFilesAsSet(): Promise<void> {
  const [{ keepFiles }, { settings }] = await Promise.all([
    import('./keep-files.ts'),
    client.ask('GET /site'),
  ]);
  await keepFiles(settings.keepsPages);
}

// Loaded right after the page, so that failures have messages even when the connection is lost.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () =>
  whenIdle(() => {
    void loadWords().catch(() => undefined);
    if (import.meta.env.PROD) void keepFilesAsSet().catch(() => undefined);
  }),
);
