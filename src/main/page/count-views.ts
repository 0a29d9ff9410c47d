/** Seconds for which a page was visible when it reports that. */
const REPORTED = [1, 15, 60];

/** Reports the headlines that were drawn on the page, and the one whose link is followed. */
function reportTests(report: URLSearchParams, name: string, from: ParentNode): void {
  for (const { dataset } of from.querySelectorAll<HTMLElement>('[data-drawn]'))
    report.append(name, `${dataset.test}:${dataset.drawn}`);
}

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
    if (seconds === 1) reportTests(report, 't', document);
    send(report);
  }
  function begin(): void {
    clearInterval(timer);
    seconds = 0;
    timer = setInterval(look, 1000);
  }
  begin();
  document.addEventListener('click', ({ target }) => {
    const card = target instanceof Element && target.closest('a') && target.closest('article');
    if (!card) return;
    const report = new URLSearchParams();
    reportTests(report, 'f', card);
    if (report.size > 0) send(report);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
}
