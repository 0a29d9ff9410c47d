import { storedText } from './stored-text.ts';

/** Storage key of the articles that are saved on this device. */
export const DEVICE_SAVES_KEY = 'daybreak-saved';

/** Most articles that a device keeps saved. */
export const MOST_ON_DEVICE = 200;

/** An article as a device keeps it: what its row in the list shows. */
export interface DeviceArticle {
  id: string;
  /** Path of its page. */
  path: string;
  title: string;
  /** Words above the headline, and their colour. */
  kicker: string;
  ink: string;
}

export interface DeviceSave extends DeviceArticle {
  /** Instant at which it was saved. */
  savedAt: string;
}

const fields = ['id', 'path', 'title', 'kicker', 'ink', 'savedAt'] as const;

const isSave = (value: unknown): value is DeviceSave =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof Reflect.get(value, field) === 'string') &&
  // A path of this site, never another host's address.
  /^\/(?![/\\])/.test(Reflect.get(value, 'path')) &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'savedAt')));

/** Returns the articles that are saved on this device, the last saved first; none where storage is denied. */
export function readDeviceSaves(): DeviceSave[] {
  try {
    const stored: unknown = JSON.parse(storedText(DEVICE_SAVES_KEY) ?? '[]');
    const saves = Array.isArray(stored) ? stored.filter(isSave) : [];
    return [...new Map(saves.map((save) => [save.id, save])).values()];
  } catch {
    return [];
  }
}

/** Keeps a list of saved articles; nothing where it is empty. Throws where storage is denied or full. */
export function writeDeviceSaves(saves: readonly DeviceSave[]): void {
  if (saves.length === 0) localStorage.removeItem(DEVICE_SAVES_KEY);
  else localStorage.setItem(DEVICE_SAVES_KEY, JSON.stringify(saves));
}
