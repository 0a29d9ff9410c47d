import { describe, expect, test } from 'vitest';
import { frameOf, frameSources } from './frame-of.ts';

const frames: [address: string, provider: string, kind: string, src: string][] = [
  [
    'https://youtu.be/aqz-KE-bpKQ?t=9',
    'YouTube',
    'video',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=9',
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=11m0s&list=PL1234567890',
    'YouTube',
    'video',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=660&list=PL1234567890',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PL123',
    'YouTube',
    'video',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL123',
  ],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=435&amp;rel=0"></iframe>',
    'YouTube',
    'video',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=435',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=abcdef0123',
    'Vimeo',
    'video',
    'https://player.vimeo.com/video/76979871?h=abcdef0123&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/abcdef0123#t=90s',
    'Vimeo',
    'video',
    'https://player.vimeo.com/video/76979871?h=abcdef0123&dnt=1#t=90s',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'Vimeo',
    'video',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ],
  [
    'https://x.com/i/web/status/20/photo/1',
    'X',
    'post',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20',
  ],
  [
    'https://twitter.com/daybreak/statuses/20',
    'X',
    'post',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20',
  ],
  ['https://vimeo.com/76979871', 'Vimeo', 'video', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://x.com/daybreak/status/1234567890123456789?s=20',
    'X',
    'post',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890123456789',
  ],
  [
    'https://mobile.twitter.com/daybreak/status/20',
    'X',
    'post',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20',
  ],
  [
    'https://bsky.app/profile/daybreak.example/post/3k44deefqdk2g',
    'Bluesky',
    'post',
    'https://embed.bsky.app/embed/daybreak.example/app.bsky.feed.post/3k44deefqdk2g',
  ],
  [
    'https://mastodon.social/@daybreak/110000000000000001',
    'Mastodon',
    'post',
    'https://mastodon.social/@daybreak/110000000000000001/embed',
  ],
  [
    'https://www.openstreetmap.org/?mlat=18.5&mlon=73.8#map=10/18.5/73.8',
    'OpenStreetMap',
    'map',
    'https://www.openstreetmap.org/export/embed.html?bbox=73.38801%2C18.20698%2C74.21199%2C18.79302&layer=mapnik&marker=18.5%2C73.8',
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!2d72.8%22',
    'Google Maps',
    'map',
    'https://www.google.com/maps/embed?pb=!1m18!2d72.8%22',
  ],
  [
    'https://www.google.co.in/maps/place/Gateway+of+India/@18.9219,72.8346,17z/data=x',
    'Google Maps',
    'map',
    'https://www.google.com/maps?q=Gateway%20of%20India&z=17&output=embed',
  ],
  [
    'https://www.google.com/maps/@18.9219,72.8346,12.5z',
    'Google Maps',
    'map',
    'https://www.google.com/maps?q=18.9219%2C72.8346&z=12.5&output=embed',
  ],
  [
    'https://maps.google.com/?q=Pune',
    'Google Maps',
    'map',
    'https://www.google.com/maps?q=Pune&z=14&output=embed',
  ],
  [
    'https://datawrapper.dwcdn.net/aB3dE/12/',
    'Datawrapper',
    'chart',
    'https://datawrapper.dwcdn.net/aB3dE/',
  ],
  [
    'https://www.datawrapper.de/_/aB3dE/',
    'Datawrapper',
    'chart',
    'https://datawrapper.dwcdn.net/aB3dE/',
  ],
  [
    'https://public.flourish.studio/visualisation/12345/',
    'Flourish',
    'chart',
    'https://flo.uri.sh/visualisation/12345/embed',
  ],
];

describe('the frame of a shared address', () => {
  test.each(frames)('%s is a frame of %s', (address, provider, kind, src) => {
    expect(frameOf(address)).toEqual({ provider, kind, src });
  });

  test.each(frames)('%s is loaded from a source that the content policy allows', (address) => {
    const src = frameOf(address)?.src ?? '';
    expect(frameSources.filter((source) => src.startsWith(source))).not.toEqual([]);
  });

  test.each([
    '',
    'vimeo.com/76979871',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://vimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://evil.example/vimeo.com/76979871',
    'https://x.com/daybreak',
    'https://mastodon.example/@daybreak/110000000000000001',
    'https://www.openstreetmap.org/#map=10/118.5/73.8',
    'https://www.openstreetmap.org/about',
    'https://www.google.com/search?q=maps',
    'https://www.google.com/maps',
    'https://www.google.evil.example/maps/@18.9,72.8,12z',
    'https://example.com/',
  ])('%j has none', (address) => {
    expect(frameOf(address)).toBeUndefined();
  });
});
