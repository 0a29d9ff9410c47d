/** Why a session was ended by others: the account has another role or none, is suspended, or is gone. */
export const sessionEndings = ['changed', 'role-taken', 'suspended', 'deleted'] as const;

export type SessionEnding = (typeof sessionEndings)[number];
