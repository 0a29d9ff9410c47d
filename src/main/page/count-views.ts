/** Seconds for which a page was visible when it reports that. */
const REPORTED = [1, 15, 60];

const send = (report: URLSearchParams): void => {
  if (navigator.webdriver) report.set('steered', '');
  navigator.sendBeacon(`/api/views?${report}`);
};

/** Reports that the page is seen, and for how long. Nothing is kept in the browser. */
export function countViews(): void {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval>;
  function look(): void {
    if (document.visibilityState !== 'visible') return;
    seconds += 1;
    if (seconds === 60) clearInterval(timer);
    if (!REPORTED.includes(seconds)) return;
    const report = new URLSearchParams({
      p: location.pathname,
      r: document.referrer && new URL(document.referrer).host,
      w: String(innerWidth),
      s: String(seconds),
    });
    if (seconds === 1) {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-drawn]'))
        report.append('t', `${dataset.test}:${dataset.drawn}`);
    }
    send(report);
  }
  function begin(): void {
    clearInterval(timer);
    seconds = 0;
    timer = setInterval(look, 1000);
  }
  begin();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const drawn = link?.closest('article')?.querySelector<HTMLAnchorElement>('[data-drawn]');
    // The picture leads to the article, too; the kicker does not.
    if (!drawn || drawn.href !== link?.href) return;
    const { test, drawn: name } = drawn.dataset;
    send(new URLSearchParams({ f: `${test}:${name}` }));
  });
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
