/** The same event, to be dispatched again. */
export function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  return new Kind(event.type, event);
}
