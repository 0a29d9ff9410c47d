import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Client } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { createBoundedQueue } from '#core/bounded-queue.ts';
import { readPictureAddress } from '#core/image/picture-address.ts';
import {
  cardOfArticle,
  cardOfAuthor,
  cardOfSection,
  cardOfStory,
  type ShareCard,
  type ShareCardKind,
  shareCardAddress,
  shareCardKinds,
} from '#core/image/share-card.ts';
import type { MediaFiles } from '../media/media-files.ts';
import { openPicture, originalKey, sourceOf } from '../media/picture-variants.ts';
import { drawShareCard } from './draw-share-card.ts';

/** Most cards that are kept in memory, of some 60 KB each. */
const MOST_KEPT = 200;

/** Cards that wait: what a network asks for after many shares. */
const MOST_WAITING = 50;

/** Seconds for which an address that is not a card's any more leads to the card. */
const MOVED_AGE = 60;

interface ShareRoutesSetting {
  /** Client of a visitor. */
  client: Client;
  files: MediaFiles;
  /** The site's folder of static files. */
  publicFolder: string;
  report: (error: unknown) => void;
  /** Cards that are drawn at once; default: one, since readers wait for the machine. */
  atOnce?: number;
}

/** Bytes of a picture that cards can show: an uploaded one, one of our drawings, or an embedded one. */
async function pictureAt(
  address: string,
  { files, publicFolder }: ShareRoutesSetting,
): Promise<string | Uint8Array | undefined> {
  const uploaded = readPictureAddress(address)?.picture;
  if (uploaded) {
    const key = originalKey(uploaded);
    return (await files.sizeOf(key)) === undefined ? undefined : sourceOf(files, key);
  }
  const art = /^\/art\/([\w-]+)\.svg(?:#|$)/.exec(address)?.[1];
  if (art) {
    const file = join(publicFolder, `share/${art}.jpg`);
    return existsSync(file) ? readFile(file) : undefined;
  }
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/.exec(address) ?? [];
  return data === undefined ? undefined : new Uint8Array(Buffer.from(data, 'base64'));
}

/** Reads what the card of a page shows now. Rejects with `not-found` where there is no such page. */
async function readCard(
  client: Client,
  kind: ShareCardKind,
  id: string,
): Promise<ShareCard | undefined> {
  const site = await client.ask('GET /site');
  switch (kind) {
    case 'article':
      return cardOfArticle(await client.ask('GET /articles/:id', { id }), site);
    case 'section': {
      const front = await client.ask('GET /categories/:category', { category: id });
      // Any other words would be drawn with the site's logo.
      return front.isKnown ? cardOfSection(front, site) : undefined;
    }
    case 'story': {
      const story = (await client.ask('GET /stories')).find((one) => one.id === id);
      return story && cardOfStory(story, site);
    }
    case 'author':
      return cardOfAuthor(await client.ask('GET /authors/:slug', { slug: id }), site);
  }
}

const isNowhere = (error: unknown): boolean =>
  error instanceof Problem && ['not-found', 'gone'].includes(error.details.kind);

/** Routes of share cards, below `/share`, beside the static pictures there. */
export function shareRoutes(setting: ShareRoutesSetting): Hono {
  const { client, report } = setting;
  const inTurn = createBoundedQueue({ atOnce: setting.atOnce ?? 1, waiting: MOST_WAITING });
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();

  /** A damaged picture is left out; one that can't be read at the moment is a reason to try again. */
  async function opened(address: string) {
    const source = address === '' ? undefined : await pictureAt(address, setting);
    try {
      return source === undefined ? undefined : await openPicture(source);
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function draw(card: ShareCard): Promise<Buffer> {
    const [art, logo] = [await opened(card.art), await opened(card.logo)];
    try {
      return await drawShareCard(card, { art, logo });
    } catch (error) {
      // A damaged picture shows only when it is decoded.
      report(error);
      return drawShareCard(card, {});
    }
  }

  async function keep(address: string, card: ShareCard): Promise<Buffer> {
    try {
      const picture = await inTurn(() => draw(card));
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(address, picture);
      return picture;
    } finally {
      drawing.delete(address);
    }
  }

  function drawn(address: string, card: ShareCard): Promise<Buffer> | Buffer {
    const known = kept.get(address) ?? drawing.get(address);
    if (known !== undefined) return known;
    const begun = keep(address, card);
    drawing.set(address, begun);
    return begun;
  }

  async function answer(c: Context, kind: ShareCardKind): Promise<Response> {
    const asked = c.req.path;
    const id = /^(.+)-[0-9a-f]{8}\.jpg$/.exec(c.req.param('file') ?? '')?.[1];
    if (id === undefined) return c.notFound();
    try {
      const card = await readCard(client, kind, id);
      const address = card && shareCardAddress(card);
      if (card === undefined || address === undefined) return c.notFound();
      if (decodeURIComponent(address) !== decodeURIComponent(asked)) {
        c.header('cache-control', `public, max-age=${MOVED_AGE}`);
        return c.redirect(address, 302);
      }
      return c.body(new Uint8Array(await drawn(address, card)), 200, {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      });
    } catch (error) {
      if (isNowhere(error)) return c.notFound();
      throw error;
    }
  }

  const routes = new Hono();
  for (const kind of shareCardKinds) routes.get(`/share/${kind}/:file`, (c) => answer(c, kind));
  return routes;
}
