import {
  pictureFormats,
  pictureWidths,
  readPictureAddress,
  variantAddress,
} from '#core/image/picture-address.ts';

/** A link to an address of the site. */
export interface Linked {
  path: string;
  /** Without its question mark; '' for none. */
  query: string;
}

interface Found {
  origin: string;
  /** True for HTML, false for feeds and site maps, which have absolute addresses only. */
  isMarkup: boolean;
}

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** Text of an attribute that React wrote. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '');

/** Text as it stands in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Attributes that lead to a page or load a file. */
const attribute = /\s(href|action|formaction|src|srcset|poster|content|props)="([^"]*)"/gi;

const ofPages = new Set(['href', 'action', 'formaction']);

const escapedForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches absolute addresses of the site, up to what ends an address in HTML, XML and JSON. */
const absolute = (origin: string): RegExp =>
  new RegExp(`${escapedForPattern(origin)}(?![\\w.:-])(/(?:&amp;|[^\\s"'<>\\\\&])*)?`, 'g');

/** Takes a path with query and fragment apart; `undefined` for an address elsewhere. */
function linkOf(address: string): (Linked & { fragment: string }) | undefined {
  const [, path, query = '', fragment = ''] =
    /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  return path === undefined ? undefined : { path, query, fragment };
}

/** Pictures in the properties of an island, in each form in which it can show them. */
function picturesIn(props: string): string[] {
  const sources = new Set(props.match(/\/media\/[\w./-]+/g));
  return [...sources].flatMap((source) => {
    const picture = readPictureAddress(source)?.picture;
    if (!picture) return [source];
    return pictureWidths(picture).flatMap((width) =>
      pictureFormats.map((format) => variantAddress(picture, width, format)),
    );
  });
}

/** Addresses in an attribute. */
function addressesIn(name: string, value: string): string[] {
  if (name === 'props') return picturesIn(value);
  if (name === 'srcset') return value.split(/,\s+/).map((source) => source.split(' ')[0] ?? '');
  return [value];
}

/** Returns the links of a text to addresses of the site. */
export function linksIn(text: string, { origin, isMarkup }: Found): Linked[] {
  const addresses = [...text.matchAll(absolute(origin))].map(([, path]) => unescaped(path ?? '/'));
  if (isMarkup) {
    for (const [, name = '', value = ''] of text.matchAll(attribute))
      addresses.push(...addressesIn(name.toLowerCase(), unescaped(value)));
  }
  return addresses.flatMap((address) => linkOf(address) ?? []);
}

/**
 * Returns a text whose links lead to where the pages are in the exported site; `placeOf` returns `undefined` for what is no page.
 */
export function textWith(
  text: string,
  { origin, isMarkup, placeOf }: Found & { placeOf: (link: Linked) => string | undefined },
): string {
  const moved = (address: string): string | undefined => {
    const link = linkOf(unescaped(address));
    const place = link && placeOf(link);
    return place === undefined ? undefined : escaped(place + link?.fragment);
  };
  const made = text.replace(absolute(origin), (whole, path: string | undefined) => {
    const place = moved(path ?? '/');
    return place === undefined ? whole : origin + place;
  });
  if (!isMarkup) return made;
  return made.replace(attribute, (whole, name: string, value: string) => {
    const place = ofPages.has(name.toLowerCase()) ? moved(value) : undefined;
    return place === undefined ? whole : whole.replace(`"${value}"`, () => `"${place}"`);
  });
}
