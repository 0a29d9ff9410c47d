/** Ids as the text of one field of a form, which may have a hundred fields. */
export const toList = (ids: readonly string[]): string => ids.join('\n');

/** The ids of such a text. */
export const fromList = (text: string): string[] => text.split('\n').filter(Boolean);
