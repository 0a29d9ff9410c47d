/** Copies an event, to dispatch it again. */
export function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  return new Kind(event.type, event);
}
