import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../reason-of.ts';
import { UnusableDatabase } from '../schema/unusable-database.ts';
import { type Finding, schemaSentence } from './finding.ts';

const part = 'Database';

/** Kinds of network file systems, by the number that Linux has for them (`statfs(2)`): NFS, SMB2, CIFS. */
const networks = new Set([0x6969, 0xfe534d42, 0xff534d42]);

const RESTORE = 'Restore a backup: daybreak restore --help.';

function examineContent(file: string): Finding {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = sqlite
      .prepare('PRAGMA quick_check(3)')
      .all()
      .map((row) => Object.values(row)[0]);
    if (faults[0] !== 'ok') {
      return {
        part,
        isWell: false,
        says: `${file} is damaged: ${faults.join('; ')}.`,
        cure: RESTORE,
      };
    }
    const known = sqlite.prepare("select 1 from sqlite_schema where name = 'migrations'").get();
    if (!known) {
      const says = `${file} is empty, and gets its tables at the first start.`;
      return { part, isWell: true, says };
    }
    const applied = sqlite.prepare('select number, name, checksum from migrations').all();
    const schema = schemaSentence(
      applied.map(({ number, name, checksum }) => ({
        ...{ number: Number(number), name: String(name), checksum: String(checksum) },
      })),
      'sqlite',
    );
    return { part, isWell: true, says: `SQLite in ${file} is sound. ${schema}` };
  } finally {
    sqlite.close();
  }
}

/** Examines a SQLite file, which it does not change. */
export async function examineSqlite(file: string): Promise<Finding> {
  try {
    if (!(await stat(file).catch(() => undefined))) {
      return { part, isWell: true, says: `SQLite in ${file}, which the first start makes.` };
    }
    await access(file, constants.R_OK | constants.W_OK);
    if (networks.has((await statfs(dirname(file))).type)) {
      return {
        ...{
          part,
          isWell: false,
          says: `${file} is on a network file system, which can damage it.`,
        },
        cure: 'Move it to a local disk, or use PostgreSQL.',
      };
    }
    return examineContent(file);
  } catch (error) {
    if (error instanceof UnusableDatabase) return { part, isWell: false, says: error.message };
    return {
      ...{ part, isWell: false, says: `${file} can't be used: ${reasonOf(error)}.` },
      cure: `Check DATABASE_FILE and who owns the file. If it is damaged: ${RESTORE}`,
    };
  }
}
