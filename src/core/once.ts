/** Runs `work` on the first call and shares its result; after a failure the next call runs it again. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= work().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
