import { exportContent, importContent } from './archive-commands.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { check, endSessions, fillDemonstration, migrate } from './database-commands.ts';
import { doctor } from './doctor.ts';
import { exportSiteCommand } from './export-site.ts';
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
  exportSiteCommand,
  fillDemonstration,
  backup,
  restore,
  check,
  doctor,
];
