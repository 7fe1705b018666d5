import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { terminalFiles } from '#sandbox/db/schema/terminalFile.ts';

/** Below which address the files of terminals stand, for whoever knows their names. */
export const terminalFilesPath = '/sandbox/files';

const namePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(png|jpg|css)$/;

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'text/css': 'css' } as const;
export type TerminalFileType = keyof typeof endings;

/** What a terminal's settings name a file by. @example terminalFileAddress('0f8f…', 'image/png') // '/sandbox/files/0f8f….png' */
export const terminalFileAddress = (fileID: string, type: TerminalFileType): string =>
  `${terminalFilesPath}/${fileID}.${endings[type]}`;

/** The file that an address, or the last part of one, names; undefined where there is none. */
export async function readTerminalFile(db: Database, address: string) {
  const fileID = namePattern.exec(address.replace(`${terminalFilesPath}/`, ''))?.[1];
  if (fileID === undefined) return undefined;
  const [file] = await db.select().from(terminalFiles).where(eq(terminalFiles.fileID, fileID));
  return file;
}
