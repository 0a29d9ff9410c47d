import {
  pictureFormats,
  pictureWidths,
  readPictureAddress,
  variantAddress,
} from '#core/image/picture-address.ts';
import { attributeText } from '../render/attribute-text.ts';

/** A link to an address of the site. */
export interface Linked {
  /** In one spelling of its letters, so that two links to a page have one. */
  path: string;
  /** Without its question mark; '' for none. */
  query: string;
  /** With its sign; '' for none. */
  fragment: string;
}

/** A text that links are looked for in. */
export interface LinkedText {
  text: string;
  /** Address of the site. */
  origin: string;
  /** Path that a page is read under; absent for feeds and site maps, which have absolute addresses only. */
  readAt?: string | undefined;
}

/** Text as it stands in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Structured data, and tags with their attributes. */
const parts = /<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>|<[a-z][^>]*>/gi;

/** Attributes that lead to a page or load a file. */
const attribute = /\s(href|action|formaction|src|srcset|poster|content|props)="([^"]*)"/gi;

const ofPages = new Set(['href', 'action', 'formaction']);

const escapedForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches absolute addresses of the site in HTML, XML and JSON, without the punctuation of a sentence around them. */
const absolute = (origin: string): RegExp =>
  new RegExp(
    `${escapedForPattern(origin)}(?![\\w.:-])(/(?:(?:&amp;|[^\\s"'<>\\\\&])*(?:&amp;|[^\\s"'<>\\\\&.,;:!?)]))?)?`,
    'g',
  );

/** Spells a path in one way; `undefined` for one that can't be decoded. */
function spelt(path: string): string | undefined {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    return undefined;
  }
}

/** Takes an address of this site apart; `undefined` for one elsewhere, and for what is no address. */
export function linkTo(address: string, origin: string, readAt = '/'): Linked | undefined {
  const url = URL.parse(address, origin + readAt);
  if (url?.origin !== origin) return undefined;
  const path = spelt(url.pathname);
  return path === undefined ? undefined : { path, query: url.search.slice(1), fragment: url.hash };
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
  // Most contents are no addresses; those of the site are absolute.
  return name === 'content' && !/^https?:/.test(value) ? [] : [value];
}

/** Returns the links of a text to addresses of the site. */
export function linksIn({ text, origin, readAt }: LinkedText): Linked[] {
  const absolutes = (part: string): string[] =>
    [...part.matchAll(absolute(origin))].map(([whole]) => attributeText(whole));
  const addresses =
    readAt === undefined
      ? absolutes(text)
      : [...text.matchAll(parts)].flatMap(([part]) =>
          part.startsWith('<script type')
            ? absolutes(part)
            : [...part.matchAll(attribute)].flatMap(([, name = '', value = '']) =>
                addressesIn(name.toLowerCase(), attributeText(value)),
              ),
        );
  return addresses.flatMap((address) => linkTo(address, origin, readAt) ?? []);
}

/**
 * Returns a text whose links lead to where the pages are in the exported site; `placeOf` returns `undefined` for what is no page.
 */
export function textWith(
  { text, origin, readAt }: LinkedText,
  placeOf: (link: Linked) => string | undefined,
): string {
  const moved = (address: string): string | undefined => {
    const link = linkTo(attributeText(address), origin, readAt);
    const place = link && placeOf(link);
    return place === undefined ? undefined : escaped(place + link?.fragment);
  };
  const withAbsolutes = (part: string): string =>
    part.replace(absolute(origin), (whole) => {
      const place = moved(whole);
      return place === undefined ? whole : origin + place;
    });
  if (readAt === undefined) return withAbsolutes(text);
  const inTag = (tag: string): string =>
    tag.replace(attribute, (whole, name: string, value: string) => {
      const isOfPage = ofPages.has(name.toLowerCase());
      if (!isOfPage && name !== 'content') return whole;
      if (/^https?:/.test(value)) return withAbsolutes(whole);
      const place = isOfPage ? moved(value) : undefined;
      return place === undefined ? whole : whole.replace(`"${value}"`, () => `"${place}"`);
    });
  return text.replace(parts, (part) =>
    part.startsWith('<script type') ? withAbsolutes(part) : inTag(part),
  );
}
