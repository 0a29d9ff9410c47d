/** `Storage` in memory. `quota` counts characters of keys and values together, as browsers do. */
export function createMemoryStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const texts = new Map<string, string>();
  let used = 0;

  function remove(key: string): void {
    const text = texts.get(key);
    if (text === undefined) return;
    texts.delete(key);
    used -= key.length + text.length;
  }

  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(String(key)) ?? null,
    setItem: (givenKey, givenText) => {
      const key = String(givenKey);
      const text = String(givenText);
      const before = texts.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      const needed = used - freed + key.length + text.length;
      if (needed > quota) {
        throw new DOMException(`Setting '${key}' exceeded the quota.`, 'QuotaExceededError');
      }
      texts.set(key, text);
      used = needed;
    },
    removeItem: (key) => remove(String(key)),
    clear: () => {
      texts.clear();
      used = 0;
    },
  };
}
