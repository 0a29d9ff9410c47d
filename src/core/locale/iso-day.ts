const digits = (number: number): string => String(number).padStart(2, '0');

/** '2026-11-19', for file names: the calendar day in the time zone of the process or browser. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
