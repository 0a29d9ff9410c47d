/** Sources of views: `own` (a page of the site), `none` (not told), a group of well-known hosts, or a host. */

/** Well-known hosts, by the beginning of their name or one of its parts. */
const groups: Readonly<Record<string, RegExp>> = {
  search:
    /^(?!(?:news|mail|docs|drive|groups)\.)(?:.+\.)?(?:google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex|search\.brave|naver)\./,
  'google-news': /^news\.google\./,
  whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
  facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  x: /^(?:.+\.)?(?:twitter\.com|x\.com|t\.co)$/,
  telegram: /(?:^|\.)(?:telegram\.org|t\.me)$/,
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/,
  reddit: /(?:^|\.)reddit\.com$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

/** Longest name of a host (RFC 1035). */
const LONGEST_HOST = 253;

/** Returns the source that a referrer's host stands for; 'none' for what is no host. */
export function sourceOf(host: string, ownHosts: readonly string[]): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (name === '') return 'none';
  if (ownHosts.includes(name)) return 'own';
  const bare = name.replace(/:\d+$/, '');
  if (bare.length > LONGEST_HOST || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(bare)) return 'none';
  if (groups['google-news']?.test(bare)) return 'google-news';
  const group = Object.keys(groups).find((one) => groups[one]?.test(bare));
  return group ?? bare.replace(/^www\./, '');
}
