import { createHook } from 'node:async_hooks';
import process from 'node:process';

/** Held for as long as the program runs. */
const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for `process.nextTick`, and with it V8's hidden class of them.
 * Between requests none exists: a garbage collection then drops the class, `nextTick` is compiled for
 * objects of any class, and each answer costs 3 µs more (decision 016). Returns what is kept.
 */
export function keepTickShape(): readonly object[] {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') kept.push(resource);
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  hook.disable();
  return kept;
}
