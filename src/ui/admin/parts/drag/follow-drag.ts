/** Distance in pixels that turns a press into a drag. */
const SLACK = 4;
/** Milliseconds for which a finger must rest where a swipe scrolls, before it drags. */
const HOLD = 350;
/** Distance from a pane's edge that starts auto-scroll, and the largest step per frame; pixels. */
const EDGE = 72;
const LONGEST_STEP = 18;

/** Position of the pointer in the window. */
export interface Point {
  x: number;
  y: number;
}

/** Ignores the click that the release of a drag makes. */
function ignoreClick(): void {
  const ignored = new AbortController();
  const ignore = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, signal: ignored.signal });
  setTimeout(() => ignored.abort());
}

/** True if a touch of that element doesn't scroll. */
function isOnHandle(target: EventTarget | null, area: HTMLElement): boolean {
  for (
    let at = target instanceof Element ? target : null;
    at && at !== area;
    at = at.parentElement
  ) {
    if (getComputedStyle(at).touchAction === 'none') return true;
  }
  return false;
}

interface DragListener {
  /** Called once the press has become a drag. */
  onBegin?: () => void;
  /** Called in each frame of the drag. */
  onMove: (at: Point) => void;
  /** Called at the end of a drag with the drop position; `undefined` if it was cancelled. */
  onEnd: (at: Point | undefined) => void;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}

/** Auto-scroll step of the pane for one frame, limited to the area. */
function stepAt(y: number, pane: DOMRect, area: DOMRect): number {
  const [top, bottom] = [pane.top + EDGE, pane.bottom - EDGE];
  if (y < top && area.top < top) return -Math.min(LONGEST_STEP, (top - y) / 4);
  if (y > bottom && area.bottom > bottom) return Math.min(LONGEST_STEP, (y - bottom) / 4);
  return 0;
}

/**
 * Tracks a drag within an area by mouse, touch or pen, with auto-scroll near the edges. A finger drags at once
 * from an element with `touch-action: none`, elsewhere after a rest. Escape cancels, as does the returned
 * function.
 */
export function followDrag(
  start: PointerEvent,
  area: HTMLElement,
  listener: DragListener,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const scroller = scrollerOf(area);
  const at: Point = { x: start.clientX, y: start.clientY };
  const mustRest = start.pointerType === 'touch' && !isOnHandle(start.target, area);
  let hasBegun = false;

  const end = (isDropped: boolean): void => {
    if (signal.aborted) return;
    ending.abort();
    clearTimeout(rest);
    if (!hasBegun) return;
    ignoreClick();
    listener.onEnd(isDropped ? at : undefined);
  };
  const scrollOn = (): void => {
    if (signal.aborted) return;
    scroller.scrollTop += stepAt(
      at.y,
      scroller.getBoundingClientRect(),
      area.getBoundingClientRect(),
    );
    listener.onMove(at);
    requestAnimationFrame(scrollOn);
  };
  const begin = (): void => {
    hasBegun = true;
    // Not earlier: a press without a drag is a click.
    area.setPointerCapture(start.pointerId);
    listener.onBegin?.();
    scrollOn();
  };
  const rest = mustRest ? setTimeout(begin, HOLD) : undefined;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ): void => area.addEventListener(name, handle, { signal, ...options });

  on('pointermove', ({ pointerId, clientX, clientY, buttons }) => {
    if (pointerId !== start.pointerId) return;
    // Released outside of the area before the drag began.
    if (buttons === 0) {
      end(false);
      return;
    }
    Object.assign(at, { x: clientX, y: clientY });
    if (hasBegun || Math.hypot(clientX - start.clientX, clientY - start.clientY) <= SLACK) return;
    if (mustRest) end(false);
    else begin();
  });
  on('pointerup', () => end(true));
  on('pointercancel', () => end(false));
  // A finger's pointer is captured by what it touched until the drag begins.
  on('lostpointercapture', ({ target }) => target === area && end(false));
  // The browser's own drag, selection, scrolling and menu would end or accompany ours.
  on('dragstart', (event) => event.preventDefault());
  on('selectstart', (event) => event.preventDefault());
  on('touchmove', (event) => hasBegun && event.preventDefault(), { passive: false });
  on('contextmenu', (event) => mustRest && event.preventDefault());
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !hasBegun) return;
      // Without `preventDefault` Escape would close the editor as well.
      event.preventDefault();
      end(false);
    },
    { signal, capture: true },
  );
  return () => end(false);
}
