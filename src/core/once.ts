/** Does the work when it is first asked for, and gives everybody its value; work that failed is done anew. */
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
