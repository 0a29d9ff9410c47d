import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Look } from '#core/look/look.ts';
import { lookProperties, lookPropertyNames } from '#core/look/look-properties.ts';
import type { Site } from '#core/site/site.ts';
import { BottomNav } from '#ui/kit/frame/bottom-nav.tsx';
import { SiteFooter } from '#ui/kit/frame/site-footer.tsx';
import { SiteHeader } from '#ui/kit/frame/site-header.tsx';
import { patterns } from '#ui/routes.ts';
import * as words from '#ui/words/admin/site-words.ts';
import { Choice } from '../parts/form/choice.tsx';

const widths = { desktop: 1280, phone: 390 } as const;

/** Places in the front for parts of the draft. */
interface Places {
  header: HTMLElement;
  footer: HTMLElement;
  bottom: HTMLElement;
}

/** Hides header, footer and bottom bar that readers have: the front's script draws them anew when they change. */
const DRAFT_ALONE =
  ':is(header, footer)[data-live], [data-bottom-bar]:not([data-draft] *) { display: none }';

/** Returns the place for a part of the draft, behind that of the front. */
function placeFor(front: Document, part: string): HTMLElement {
  const place = front.createElement('div');
  place.style.display = 'contents';
  place.dataset.draft = '';
  front.querySelector(part)?.after(place);
  return place;
}

interface LookPreviewProps {
  site: Site;
  look: Look;
}

/** The front of now in a frame, with header, footer, bottom bar, faces and accent of a look. */
export function LookPreview({ site, look }: LookPreviewProps) {
  const [width, setWidth] = useState<keyof typeof widths>('desktop');
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<Places>();

  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  // The front's script leaves parts without this attribute alone.
  useLayoutEffect(() => {
    for (const place of Object.values(places ?? {})) {
      place.querySelector('[data-live]')?.removeAttribute('data-live');
    }
  }, [places]);

  useLayoutEffect(() => {
    const root = places?.header.ownerDocument.documentElement;
    if (!root) return undefined;
    root.dataset.theme = theme;
    const accent = look.accent.trim().toLowerCase();
    for (const name of lookPropertyNames) root.style.removeProperty(name);
    for (const [name, value] of Object.entries(lookProperties({ accent, faces: look.faces }))) {
      root.style.setProperty(name, value);
    }
    return undefined;
  }, [places, theme, look.accent, look.faces]);

  // The browser edition draws the front after its document has loaded.
  function begin(): void {
    const front = frame.current?.contentDocument;
    if (!front) return;
    if (!front.querySelector('footer[data-live]')) {
      requestAnimationFrame(begin);
      return;
    }
    front.body.inert = true;
    front.head.append(Object.assign(front.createElement('style'), { textContent: DRAFT_ALONE }));
    setPlaces({
      header: placeFor(front, 'header[data-live]'),
      footer: placeFor(front, 'footer[data-live]'),
      bottom: placeFor(front, '[data-bottom-bar]'),
    });
  }

  const scale = Math.min(1, room / widths[width]);
  const draft = { ...site, look };
  return (
    <section aria-label={words.preview} className="grid content-start gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <Choice
          label={words.width}
          options={{ desktop: words.desktop, phone: words.phone }}
          value={width}
          onChange={setWidth}
        />
        <Choice
          label={words.theme}
          options={{ light: words.light, dark: words.dark }}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div ref={box} className="h-[min(44rem,70dvh)] overflow-hidden border border-rule bg-wash">
        <iframe
          ref={frame}
          src={patterns.home}
          title={words.previewOf}
          tabIndex={-1}
          onLoad={begin}
          className="mx-auto block origin-top-left border-0 bg-paper"
          style={{
            width: widths[width],
            height: scale > 0 ? `${100 / scale}%` : '100%',
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - widths[width]) / 2),
          }}
        />
        {places
          ? createPortal(
              <SiteHeader site={draft} session={{}} activeSlug={undefined} />,
              places.header,
            )
          : null}
        {places ? createPortal(<SiteFooter site={draft} />, places.footer) : null}
        {places
          ? createPortal(<BottomNav path={patterns.home} look={look} />, places.bottom)
          : null}
      </div>
      <p className="text-meta">{words.previewIsYourFront}</p>
    </section>
  );
}
