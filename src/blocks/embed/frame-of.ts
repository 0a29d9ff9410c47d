import { decoded, type WebAddress, webAddress } from '#core/text/web-address.ts';
import { addressInCode, inQuery, youtubeId, youtubeParameters } from '#core/video/video.ts';

/** Size in pixels for which the visible part of a map is computed, and that of a map's tile. */
const WIDTH = 600;
const HEIGHT = 450;
const TILE = 256;

const DEFAULT_ZOOM = 14;

interface Place {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Returns the place that three texts name; `undefined` if it is not on the globe. */
function placeFrom(latitude = '', longitude = '', zoom = ''): Place | undefined {
  const place = {
    latitude: Number.parseFloat(latitude),
    longitude: Number.parseFloat(longitude),
    zoom: Math.min(19, Math.max(1, Number.parseFloat(zoom) || DEFAULT_ZOOM)),
  };
  return Math.abs(place.latitude) <= 85 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

/** Returns the edges of a map in the Mercator projection: west, south, east, north. */
function edgesOf({ latitude, longitude, zoom }: Place): string {
  const degrees = 360 / (TILE * 2 ** zoom);
  const across = (degrees * WIDTH) / 2;
  const up = ((degrees * HEIGHT) / 2) * Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - across, latitude - up, longitude + across, latitude + up];
  return edges.map((edge) => edge.toFixed(5)).join(',');
}

function openStreetMap({ host, fragment, parameter }: WebAddress): string | undefined {
  if (host !== 'openstreetmap.org') return undefined;
  const [, zoom, latitude, longitude] =
    /^map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(fragment) ?? [];
  const marker = placeFrom(parameter('mlat'), parameter('mlon'), zoom);
  const shown = placeFrom(latitude, longitude, zoom) ?? marker;
  if (!shown) return undefined;
  const at = marker ? `&marker=${marker.latitude}%2C${marker.longitude}` : '';
  const edges = encodeURIComponent(edgesOf(shown));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${edges}&layer=mapnik${at}`;
}

const googleHost = /^(?:maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

function googleMaps({ host, path, parameter }: WebAddress): string | undefined {
  if (!googleHost.test(host)) return undefined;
  if (!path.startsWith('/maps') && !host.startsWith('maps.')) return undefined;
  const shared = parameter('pb');
  if (path === '/maps/embed' && shared) {
    return `https://www.google.com/maps/embed?pb=${encodeURIComponent(shared)}`;
  }
  const [, latitude, longitude, zoom] = /\/@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(path) ?? [];
  const place = placeFrom(latitude, longitude, zoom);
  const name = /\/(?:place|search)\/([^/@]+)/.exec(path)?.[1] ?? '';
  const wanted = parameter('q') || decoded(name);
  const query = wanted || (place ? `${place.latitude},${place.longitude}` : '');
  if (query === '') return undefined;
  const shownZoom = place?.zoom ?? DEFAULT_ZOOM;
  return `https://www.google.com/maps?q=${encodeURIComponent(query)}&z=${shownZoom}&output=embed`;
}

/** The two providers of maps, whose frames take other forms than their shared addresses. */
const mapFrame = {
  openStreetMap: { sources: ['https://www.openstreetmap.org'], frame: openStreetMap },
  // `/maps` redirects below `/maps/`; the CSP needs both.
  googleMaps: {
    sources: ['https://www.google.com/maps', 'https://www.google.com/maps/'],
    frame: googleMaps,
  },
};

/** Content of a provider's frame, in words for readers. */
export type FrameKind = 'video' | 'post' | 'map' | 'chart';

/** Another site's page that can be shown within ours. */
export interface Frame {
  /** Name of the site, as readers know it. */
  provider: string;
  kind: FrameKind;
  /** Address for an `iframe`, with the provider's option against tracking if it has one. */
  src: string;
}

interface Provider {
  name: string;
  kind: FrameKind;
  /** Sources of its frames, as a content policy names them. */
  sources: readonly string[];
  /** Returns the address of the frame for a shared address; `undefined` if that is none of the provider's. */
  frame: (shared: WebAddress) => string | undefined;
}

const isYoutube = (host: string): boolean =>
  /^(?:m\.|music\.)?youtube(?:-nocookie)?\.com$/.test(host);

/** Puts the groups that a pattern finds in host and path into an address. */
const fromPattern =
  (pattern: RegExp, address: (...groups: string[]) => string) =>
  ({ host, path }: WebAddress): string | undefined => {
    const groups = pattern.exec(host + path)?.slice(1);
    return groups && address(...groups);
  };

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    sources: ['https://www.youtube-nocookie.com'],
    frame: ({ host, path, parameter, fragment }) => {
      const id = youtubeId(`https://${host}${path}?v=${parameter('v') ?? ''}`);
      const names = ['t', 'start', 'time_continue', 'list'];
      const given = names.map((name) => `${name}=${parameter(name) ?? ''}`).join('&');
      const kept = youtubeParameters(`?${given}&${fragment}`);
      const isPlaylist = /^\/(?:playlist|embed\/videoseries)\/?$/.test(path);
      if (id === undefined && !(isYoutube(host) && isPlaylist && kept.list)) return undefined;
      return `https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}${inQuery(kept)}`;
    },
  },
  {
    name: 'Vimeo',
    kind: 'video',
    sources: ['https://player.vimeo.com'],
    frame: ({ host, path, parameter, fragment }) => {
      const [, id, hash = parameter('h') ?? ''] =
        /^(?:player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]{6,20}))?\/?$/.exec(
          host + path,
        ) ?? [];
      // An unlisted film is shown to those who know its hash.
      const key = /^[\da-f]{6,20}$/.test(hash) ? `h=${hash}&` : '';
      const start = /^t=[\dhms]{1,12}$/.test(fragment) ? `#${fragment}` : '';
      return id && `https://player.vimeo.com/video/${id}?${key}dnt=1${start}`;
    },
  },
  {
    name: 'X',
    kind: 'post',
    sources: ['https://platform.twitter.com'],
    frame: fromPattern(
      /^(?:mobile\.)?(?:twitter|x)\.com\/(?:i\/web|\w+)\/status(?:es)?\/(\d+)(?:\/(?:photo|video)\/\d)?\/?$/,
      (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
    ),
  },
  {
    name: 'Bluesky',
    kind: 'post',
    sources: ['https://embed.bsky.app'],
    frame: fromPattern(
      /^bsky\.app\/profile\/([\w.:-]+)\/post\/(\w+)\/?$/,
      (author, id) => `https://embed.bsky.app/embed/${author}/app.bsky.feed.post/${id}`,
    ),
  },
  {
    name: 'Mastodon',
    kind: 'post',
    sources: ['https://mastodon.social'],
    frame: fromPattern(
      /^mastodon\.social\/(@[\w.@-]+)\/(\d+)\/?$/,
      (author, id) => `https://mastodon.social/${author}/${id}/embed`,
    ),
  },
  { name: 'OpenStreetMap', kind: 'map', ...mapFrame.openStreetMap },
  { name: 'Google Maps', kind: 'map', ...mapFrame.googleMaps },
  {
    name: 'Datawrapper',
    kind: 'chart',
    sources: ['https://datawrapper.dwcdn.net'],
    frame: fromPattern(
      /^(?:datawrapper\.dwcdn\.net|datawrapper\.de\/_)\/(\w{5})(?:\/\d+)?\/?$/,
      (id) => `https://datawrapper.dwcdn.net/${id}/`,
    ),
  },
  {
    name: 'Flourish',
    kind: 'chart',
    sources: ['https://flo.uri.sh'],
    frame: fromPattern(
      /^(?:public\.flourish\.studio|flo\.uri\.sh)\/(visualisation|story)\/(\d+)(?:\/embed)?\/?$/,
      (kind, id) => `https://flo.uri.sh/${kind}/${id}/embed`,
    ),
  },
];

/** Sources of every frame that `frameOf` returns, as a content policy names them. */
export const frameSources: readonly string[] = providers.flatMap(({ sources }) => sources);

/**
 * Returns the frame for the shared address of a video, post, map or chart; `undefined` if no known
 * provider has it.
 */
export function frameOf(address: string): Frame | undefined {
  const shared = webAddress(addressInCode(address));
  if (!shared) return undefined;
  for (const { name, kind, frame } of providers) {
    const src = frame(shared);
    if (src) return { provider: name, kind, src };
  }
  return undefined;
}
