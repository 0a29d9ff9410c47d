/** Distance in pixels that turns a press into a drag. */
const SLACK = 4;
/** Distance from a pane's edge that starts auto-scroll, and the largest step per frame; pixels. */
const EDGE = 72;
const LONGEST_STEP = 18;

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}

/** Auto-scroll step of the pane for one frame, limited to its canvas. */
function stepAt(y: number, pane: DOMRect, canvas: DOMRect): number {
  const [top, bottom] = [pane.top + EDGE, pane.bottom - EDGE];
  if (y < top && canvas.top < top) return -Math.min(LONGEST_STEP, (top - y) / 4);
  if (y > bottom && canvas.bottom > bottom) return Math.min(LONGEST_STEP, (y - bottom) / 4);
  return 0;
}

/** Elements of the blocks in a canvas, in their order. */
export const blocksIn = (canvas: HTMLElement): Element[] => [
  ...canvas.querySelectorAll('.article-text > *'),
];

/** Drop position at the height `y`. */
function placeAt(canvas: HTMLElement, y: number): number {
  const isAbove = (block: Element): boolean => {
    const { top, height } = block.getBoundingClientRect();
    return top + height / 2 < y;
  };
  return blocksIn(canvas).filter(isAbove).length;
}

interface DragListener {
  onMove: (place: number) => void;
  /** Called with the drop position; `undefined` if the drag was cancelled. */
  onEnd: (place: number | undefined) => void;
}

/**
 * Tracks a drag over the blocks of a canvas, by mouse, touch or pen, with auto-scroll near the
 * edges. Escape cancels it, as does the returned function.
 */
export function followDrag(
  start: PointerEvent,
  canvas: HTMLElement,
  listener: DragListener,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const scroller = scrollerOf(canvas);
  let y = start.clientY;
  let hasBegun = false;

  const end = (isDropped: boolean): void => {
    if (signal.aborted) return;
    ending.abort();
    listener.onEnd(hasBegun && isDropped ? placeAt(canvas, y) : undefined);
  };
  const scrollOn = (): void => {
    if (signal.aborted) return;
    if (hasBegun) {
      scroller.scrollTop += stepAt(
        y,
        scroller.getBoundingClientRect(),
        canvas.getBoundingClientRect(),
      );
      listener.onMove(placeAt(canvas, y));
    }
    requestAnimationFrame(scrollOn);
  };

  canvas.addEventListener(
    'pointermove',
    ({ pointerId, clientY }) => {
      if (pointerId !== start.pointerId) return;
      y = clientY;
      if (hasBegun || Math.abs(y - start.clientY) <= SLACK) return;
      hasBegun = true;
      // Not earlier: a press without a drag is a click of the handle.
      canvas.setPointerCapture(start.pointerId);
    },
    { signal },
  );
  canvas.addEventListener('pointerup', () => end(true), { signal });
  canvas.addEventListener('pointercancel', () => end(false), { signal });
  canvas.addEventListener(
    'lostpointercapture',
    // A finger's pointer is captured by the handle until the drag begins.
    ({ target }) => target === canvas && end(false),
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Without `preventDefault` Escape would close the editor as well.
      event.preventDefault();
      end(false);
    },
    { signal, capture: true },
  );
  requestAnimationFrame(scrollOn);
  return () => end(false);
}
