import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type Location,
  ScrollRestoration,
  useFetcher,
  useLocation,
  useNavigate,
} from 'react-router';
import { createRefining, searchOf } from './kit/behaviours/refining.ts';
import { remarkOnRefusal, requestNotifications } from './kit/push/ask-for-notifications.ts';
import type { FormOutcome } from './kit/stores/form-outcome.ts';
import { formAnswered, formSent } from './kit/stores/form-store.ts';
import { showToast } from './kit/stores/toast-store.ts';

const isUnder = (path: string, root: string): boolean =>
  root === '/' || path === root || path.startsWith(`${root}/`);

function linkOf(event: MouseEvent, root: string): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || !isUnder(link.pathname, root)) return undefined;
  const isJump =
    link.hash && link.pathname === location.pathname && link.search === location.search;
  return isJump ? undefined : link;
}

/**
 * Moves the focus to each page after the first, as loading a document would; on the same page only where what had the
 * focus is gone.
 */
function useFocusOnNewPage({ key, pathname }: Location): void {
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const main = document.getElementById('main');
    const focused = document.activeElement;
    if (before.pathname === pathname && focused !== document.body) return;
    // What the page focused itself keeps the focus.
    if (focused !== main && main?.contains(focused)) return;
    main?.focus({ preventScroll: true });
  }, [key, pathname]);
}

/**
 * Key under which the scroll position of a page is kept in its tab. The first page of each document has the key
 * `default`: without its address, a page opened by address would begin where another one was left.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

interface InPageNavigationProps {
  /** Path prefix of the pages that this router renders; links to other pages load a document. */
  under?: string;
}

/**
 * Handles clicks on plain links and submissions of plain forms without leaving the document. Reader
 * pages of the server edition do without it: there the browser navigates.
 */
export function InPageNavigation({ under = '/' }: InPageNavigationProps) {
  const navigate = useNavigate();
  const fetcher = useFetcher<FormOutcome>();
  const sentForm = useRef<string>(undefined);
  /** Result of the notification request made on submit: true if refused. */
  const isRefused = useRef(Promise.resolve(false));

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event, under);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });

  const submit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const action = new URL(form.action, location.href);
    if (form.method === 'dialog' || action.origin !== location.origin) return;
    event.preventDefault();
    if (form.method === 'get') {
      const address = `${action.pathname}?${searchOf(form, event.submitter)}`;
      // As browsers do where a form leads to the page that is shown.
      void navigate(address, { replace: address === location.pathname + location.search });
    } else if (sentForm.current === undefined) {
      sentForm.current = form.id;
      if (form.dataset.asksToNotify !== undefined) isRefused.current = requestNotifications();
      formSent(form.id);
      const body = new FormData(form, event.submitter);
      void fetcher.submit(body, { method: 'post', action: action.pathname + action.search });
    }
  });

  const refine = useEffectEvent((address: string) => {
    void navigate(address, { replace: true, preventScrollReset: true });
  });

  const settle = useEffectEvent((outcome: FormOutcome) => {
    formAnswered(sentForm.current ?? '', outcome);
    sentForm.current = undefined;
    if (outcome.toast) showToast(outcome.toast);
    if (outcome.toast?.asksToNotify) void remarkOnRefusal(isRefused.current);
    if (outcome.goTo) void navigate(outcome.goTo);
  });

  const { state, data: outcome } = fetcher;
  useEffect(() => {
    if (state === 'idle' && outcome) settle(outcome);
  }, [state, outcome]);

  useEffect(() => {
    const refining = createRefining(refine);
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    // Going elsewhere ends a refinement that waits: it would lead back to the results.
    for (const type of ['click', 'submit'] as const) document.addEventListener(type, refining.stop);
    addEventListener('popstate', refining.stop);
    document.addEventListener('input', refining.take);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
      for (const type of ['click', 'submit'] as const)
        document.removeEventListener(type, refining.stop);
      removeEventListener('popstate', refining.stop);
      document.removeEventListener('input', refining.take);
      refining.stop();
    };
  }, []);

  useFocusOnNewPage(useLocation());
  return <ScrollRestoration getKey={scrollKey} />;
}
