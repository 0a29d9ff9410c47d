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
  /^(?:https?:)?(?:\/\/)?(?:[\w-]+\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/))([\w-]{6,20})(?![\w-])/i;

/** Extracts the video id from an id or any usual YouTube address; `undefined` for anything else. */
export function youtubeId(idOrAddress: string): string | undefined {
  const text = idOrAddress.trim();
  if (idAlone.test(text)) return text;
  return idInAddress.exec(text)?.[1];
}
