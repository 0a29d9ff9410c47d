import { decoded, type WebAddress } from '#core/text/web-address.ts';

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
export const mapFrame = {
  openStreetMap: { sources: ['https://www.openstreetmap.org'], frame: openStreetMap },
  // The first address leads to a page under the second one.
  googleMaps: {
    sources: ['https://www.google.com/maps', 'https://www.google.com/maps/'],
    frame: googleMaps,
  },
};
