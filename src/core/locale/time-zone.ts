/** Names that `Intl` keeps from before the places were renamed, with those of today (IANA, file `backward`). */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

const present = (name: string): string => renamed[name] ?? name;

/** True for names of time zones such as 'Asia/Kolkata' (IANA) that this engine has; offsets are not names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Names of all time zones, sorted. */
export const timeZones = (): string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(present)])].toSorted();

/** Time zone of the process or browser. */
export const ownTimeZone = (): string =>
  present(new Intl.DateTimeFormat().resolvedOptions().timeZone);
