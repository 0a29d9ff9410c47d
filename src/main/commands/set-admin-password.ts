import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SHARED_SECRET } from '#api/limited.ts';
import { LONGEST_PASSWORD } from '#core/account/account-fields.ts';
import { objectionToPassword } from '#core/account/password/good-password.ts';
import { SHARED_HOLDER } from '#core/account/session.ts';
import { sayInEnglish } from '#core/words/say-in-english.ts';
import { argon2Passwords } from '#server/accounts/argon2-passwords.ts';
import { openServerDatabase } from '../server-newsroom.ts';
import { type Command, CommandError } from './command.ts';
import { recordOperation } from './with-newsroom.ts';

export const allowAdminPassword: Command = {
  name: 'admin allow-password',
  summary: 'Lets the shared password open the back office again, after it was switched off.',
  run: async ({ config, log, say }) => {
    const database = await openServerDatabase(config, log);
    try {
      const policy = await database.accessPolicies.read();
      await database.accessPolicies.save({ ...policy, allowsSharedPassword: true });
    } finally {
      await database.close();
    }
    say('The shared password opens the back office.');
  },
};

/** Prompts without echo; reads the first line if input is a pipe. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    for await (const line of createInterface({ input: process.stdin })) return line;
    return '';
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (words: string): Promise<string> => {
    process.stderr.write(words);
    const answer = await prompt.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('New password of the back office: ');
    if ((await ask('Once more: ')) !== password) throw new CommandError('The passwords differ.');
    return password;
  } finally {
    prompt.close();
  }
}

export const setAdminPassword: Command = {
  name: 'admin set-password',
  summary: 'Sets the password of the back office, typed or from standard input.',
  run: async ({ config, log, say }) => {
    if (config.isDemo) throw new CommandError('The demo’s password can’t be changed.');
    const password = await readPassword();
    const objection = await objectionToPassword(argon2Passwords, password, 'staff');
    if (objection) {
      const { message } = sayInEnglish(objection);
      throw new CommandError(`${message} Nothing was changed.`);
    }
    if (password.length > LONGEST_PASSWORD) {
      throw new CommandError(
        `The password may have ${LONGEST_PASSWORD} characters at most. Nothing was changed.`,
      );
    }
    const database = await openServerDatabase(config, log);
    try {
      await database.siteSecrets.set('admin-password-hash', await argon2Passwords.hash(password));
      await database.sessions.endAllOf(SHARED_HOLDER);
      // Resets the limit on guesses, which attackers may have exhausted.
      await database.attempts.clear(`secret ${SHARED_SECRET}`);
      await recordOperation(database, 'set the password of the back office');
    } finally {
      await database.close();
    }
    say('The password is set. Everybody who used the old one is logged out.');
    if (config.adminPassword !== undefined) {
      say('ADMIN_PASSWORD is set as well, and comes first: unset it.');
    }
  },
};
