import { createHmac } from 'node:crypto';
import type { Announced, Announcements } from '#core/announcement/announcements.ts';
import type { JobOutcome } from '#core/job/job.ts';
import * as words from '#core/words/event-words.ts';
import { feedFormats } from '../feeds/feed.ts';
import { createPost } from '../http/post-bytes.ts';

/** Address that takes notices for all search engines of IndexNow (https://www.indexnow.org/documentation). */
const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** Connections to hubs and search engines. */
const CONNECTIONS = 2;

/** Paths of articles and of the feeds as RSS. */
export interface AnnouncedPaths {
  articlePath: (article: { id: string; slug?: string }) => string;
  siteFeed: string;
  feedPath: (slug: string) => string;
  authorFeedPath: (slug: string) => string;
  tagFeedPath: (slug: string) => string;
}

interface AnnouncementsSetting {
  /** The site's public address, without a trailing slash. */
  origin: () => string;
  paths: AnnouncedPaths;
  siteKey: () => Promise<string>;
  /** Default: IndexNow's own. */
  indexNow?: string;
  /** True if hub and search engines may be in a private network; default: false. */
  mayBeInner?: boolean;
}

/** Key by which search engines check that a notice is the site's: it stands at `/{key}.txt`. */
export const indexNowKey = (siteKey: string): string =>
  createHmac('sha256', siteKey).update('indexnow').digest('hex').slice(0, 32);

const outcomeOf = (status: number, host: string): JobOutcome =>
  status >= 200 && status < 300
    ? { is: 'done' }
    : {
        is: 'failed',
        reason: words.hostAnswered(host, status),
        // A request that is wrong stays wrong; an overloaded host takes it later.
        isFinal: status >= 300 && status < 500 && status !== 408 && status !== 429,
      };

/** Announcements by WebSub and IndexNow, over https. */
export function createAnnouncements({
  origin,
  paths,
  siteKey,
  indexNow = INDEX_NOW,
  mayBeInner = false,
}: AnnouncementsSetting): Announcements & { close: () => void } {
  const { post, close } = createPost(CONNECTIONS);

  async function send(address: string, type: string, text: string): Promise<JobOutcome> {
    const url = URL.parse(address);
    if (!url) return { is: 'failed', reason: words.theHubsAddressIsWrong, isFinal: true };
    const body = new TextEncoder().encode(text);
    const headers = { 'content-type': type, 'content-length': String(body.byteLength) };
    try {
      const { status } = await post(url, { headers, body, mayBeInner });
      return outcomeOf(status, url.host);
    } catch (error) {
      return { is: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  return {
    tellHub: (hub, { categories, authors, tags }) => {
      const feeds = [
        paths.siteFeed,
        ...categories.map(paths.feedPath),
        ...authors.map(paths.authorFeedPath),
        ...tags.map(paths.tagFeedPath),
      ];
      const form = new URLSearchParams({ 'hub.mode': 'publish' });
      for (const feed of feeds)
        for (const format of feedFormats)
          form.append('hub.url', origin() + feed.replace(/xml$/, format));
      return send(hub, 'application/x-www-form-urlencoded', form.toString());
    },
    tellSearchEngines: async ({ id, slugs }: Announced) => {
      const key = indexNowKey(await siteKey());
      const [slug] = slugs;
      const page = paths.articlePath({ id, ...(slug === undefined ? {} : { slug }) });
      return send(
        indexNow,
        'application/json; charset=utf-8',
        JSON.stringify({
          ...{ host: new URL(origin()).host, key, keyLocation: `${origin()}/${key}.txt` },
          urlList: [origin() + page],
        }),
      );
    },
    close,
  };
}
