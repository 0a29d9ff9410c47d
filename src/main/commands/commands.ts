import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { check, endSessions, migrate } from './database-commands.ts';
import { fillDemonstration } from './demonstration-command.ts';
import { exportContent } from './export.ts';
import { importContent } from './import.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { allowAdminPassword, setAdminPassword } from './set-admin-password.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  serve,
  migrate,
  setAdminPassword,
  allowAdminPassword,
  endSessions,
  exportContent,
  importContent,
  fillDemonstration,
  backup,
  restore,
  check,
];
