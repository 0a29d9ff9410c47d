import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sayDates } from '#core/locale/say-dates.ts';
import { setSiteLocale } from '#core/locale/site-locale.ts';
import { copyOf, type Entry } from './entry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement;

/**
 * Replays input in a field. React only reports values that differ from the last one it tracked, which is
 * the value at hydration: it has to track another one first.
 */
function repeatInput(field: Field, event: Event, entry: Entry): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !entry.isChecked;
    field.click();
    return;
  }
  const { value } = entry;
  const { selectionStart, selectionEnd } = field.value === value ? field : entry;
  // React tracks values set through the element's own property, but not through the prototype's setter.
  field.value = `${value} `;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(copyOf(event));
}

/** Replays the event that hydrated an island; `entry` is the field's state at the time of the event. */
function repeatEvent(event: Event, entry: Entry | undefined): void {
  const { target, type } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else if (entry && isField(target) && (type === 'input' || type === 'change')) {
    repeatInput(target, event, entry);
  } else {
    target?.dispatchEvent(copyOf(event));
  }
}

interface AwakeProps {
  onAwake: () => void;
  children: ReactNode;
}

/** Calls back once the effects of its children have run. */
function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Returns the island of a module, by the name that `defineIsland` gave it. */
function islandIn(module: object, name: string | null): ComponentType<object> {
  const exported: ComponentType<object>[] = Object.values(module);
  const island = exported.find(({ displayName }) => displayName === name);
  if (!island) throw new Error(`There is no island '${name}'.`);
  return island;
}

/** Hydrates an island; resolves after its effects, with the function that replays an event. */
export const hydrateIsland = (island: Element, module: object): Promise<typeof repeatEvent> =>
  new Promise((resolve) => {
    const { lang, dataset } = document.documentElement;
    setSiteLocale(lang);
    if (dataset.dates) sayDates(dataset.dates);
    const Part = islandIn(module, island.getAttribute('name'));
    const props: object = JSON.parse(island.getAttribute('props') ?? '{}');
    hydrateRoot(
      island,
      <Awake onAwake={() => resolve(repeatEvent)}>
        <Part {...props} />
      </Awake>,
      { identifierPrefix: island.getAttribute('ids') ?? '' },
    );
  });
