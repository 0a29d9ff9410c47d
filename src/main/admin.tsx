/** Back office of the server edition: a client-side application that calls the API over the network. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { type AdminClient, createClient } from '#api/client.ts';
import { networkFetch } from '#api/network-fetch.ts';
import { provideClients } from '#ui/admin/parts/api/admin-client.ts';
import { settlingRefusals } from '#ui/admin/parts/api/settle-refusals.ts';
import { backOfficeRoutes } from '#ui/back-office-routes.tsx';
import { adminClientContext, clientContext } from '#ui/client-context.ts';
import { InPageNavigation } from '#ui/in-page-navigation.tsx';
import { startBehaviours } from '#ui/kit/behaviours/start-behaviours.ts';
import { adminPatterns } from '#ui/routes.ts';
import { followChanges } from './page/follow-changes.ts';

/** Never reads the HTTP cache, whose answers may be outdated. */
const ask = networkFetch((input, init) => fetch(input, { cache: 'no-store', ...init }));

const client = createClient(location.origin, ask);
const adminClient: AdminClient = createClient(location.origin, settlingRefusals(ask));
// Loaders of a page run beside the one of the back office, so none of them can provide the clients.
provideClients(adminClient, client);

function BackOffice() {
  return (
    <>
      <Outlet />
      <InPageNavigation under={adminPatterns.access} />
    </>
  );
}

const router = createBrowserRouter([{ Component: BackOffice, children: backOfficeRoutes }], {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(adminClientContext, adminClient);
    return context;
  },
});

/** Reloads the data of this browser's other tabs after log-in and log-out. */
function shareSession(): void {
  const channel = new BroadcastChannel('daybreak-admin-session');
  channel.addEventListener('message', () => void router.revalidate());
  const isAtDoor = (): boolean => router.state.location.pathname === adminPatterns.access;
  let wasAtDoor = isAtDoor();
  router.subscribe(() => {
    if (isAtDoor() === wasAtDoor) return;
    wasAtDoor = isAtDoor();
    channel.postMessage('');
  });
}

/** Minimum interval between two reloads in milliseconds, to coalesce changes. */
const PAUSE = 300;

/**
 * Reloads the page's data after changes. Changes during a reload wait for the next one: if each cancelled
 * it, it would never finish while others write.
 */
function keepCurrent(): void {
  let isReading = false;
  let isStale = false;
  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      await router.revalidate();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    isReading = false;
  }
  followChanges(() => void refresh());
}

startBehaviours();
shareSession();
keepCurrent();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
