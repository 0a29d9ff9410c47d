import * as z from 'zod/mini';
import { recordFields, storedText } from '../text/stored.ts';

export const videoSchema = z.looseObject({
  ...recordFields,
  videoId: z.string(),
  title: z.string(),
  description: storedText(),
});

export type Video = z.infer<typeof videoSchema>;

const idAlone = /^[\w-]{6,20}$/;
const idInAddress =
  /^(?:https?:)?(?:\/\/)?(?:[\w-]+\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/))(?!videoseries)([\w-]{6,20})(?![\w-])/i;

/** Address in the code of a frame, which sites offer for copying; other texts are returned as they are. */
export const addressInCode = (text: string): string =>
  (/<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1] ?? text)
    .trim()
    .replaceAll('&amp;', '&');

/** Extracts the video id from an id, any usual YouTube address or a frame's code; `undefined` for anything else. */
export function youtubeId(idOrAddress: string): string | undefined {
  const text = addressInCode(idOrAddress);
  if (idAlone.test(text)) return text;
  return idInAddress.exec(text)?.[1];
}

const parameterIn = (address: string, names: string): string | undefined =>
  new RegExp(`[?&#](?:${names})=([^&#]+)`, 'i').exec(address)?.[1];

/** Seconds of `435`, `435s`, `7m15s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/i.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Parameters of a shared YouTube address that its frame keeps: the second at which it starts, and the playlist. */
export function youtubeParameters(shared: string): { start?: string; list?: string } {
  const address = addressInCode(shared);
  const start = secondsOf(parameterIn(address, 't|start|time_continue') ?? '');
  const list = parameterIn(address, 'list');
  return {
    ...(start > 0 ? { start: String(start) } : {}),
    ...(list && /^[\w-]{2,64}$/.test(list) ? { list } : {}),
  };
}

/** Query of parameters whose values need no escape; '' without any. */
export function inQuery(parameters: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
