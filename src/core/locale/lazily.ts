/** Returns `make`'s value, made at the first call: a formatter of `Intl` takes up to 18 ms to construct. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
