import { siteLocale } from './site-locale.ts';

/** Returns `make`'s value, made at the first call: a formatter of `Intl` takes up to 18 ms to construct. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns `make`'s value, made at the first call with each locale of the site. */
export function perLocale<Value extends object>(make: () => Value): () => Value {
  let made: { value: Value; locale: string } | undefined;
  return () => {
    const locale = siteLocale();
    if (made?.locale !== locale) made = { value: make(), locale };
    return made.value;
  };
}
