import { and, eq } from 'drizzle-orm';
import { stylesheetTextOf } from '#contract/files/judgeFile.ts';
import { fault } from '#contract/rules/fault.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { terminalFiles } from '#sandbox/db/schema/terminalFile.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { type TerminalFileType, terminalFileAddress } from '#sandbox/domain/terminalFiles.ts';
import { holdTerminal, terminalRecord } from '#sandbox/resources/terminals/record.ts';
import { cleanPicture } from './picture.ts';
import { receiveFile, refused } from './receive.ts';
import { reduceBeside } from './reduceBeside.ts';

type Kind = (typeof terminalFiles.$inferSelect)['kind'];

/** The settings with another address of a file, or none. */
function settingsWith(kind: Kind, { paymentRequestSettings, checkoutSettings }: Terminal, address?: string) {
  if (kind === 'logo') {
    const { merchantLogo: _, ...rest } = paymentRequestSettings;
    return { paymentRequestSettings: { ...rest, ...(address !== undefined && { merchantLogo: address }) } };
  }
  const { customCssReference: _, ...rest } = checkoutSettings;
  return { checkoutSettings: { ...rest, ...(address !== undefined && { customCssReference: address }) } };
}

/** Takes a file of a terminal away and names another one, or none. Its version stays, as with keys. */
async function replace(tx: Database, call: Call, id: string, kind: Kind, address?: string): Promise<void> {
  const terminal = await holdTerminal(tx, call, id);
  await tx.delete(terminalFiles).where(and(eq(terminalFiles.terminalID, id), eq(terminalFiles.kind, kind)));
  await tx
    .update(terminals)
    .set({ ...settingsWith(kind, terminal, address), ...written(call) })
    .where(terminalRecord.isIt(call, id));
}

/** Keeps a file in place of the one before. @returns its address */
async function keep(
  call: Call,
  id: string,
  { kind, type, content }: { kind: Kind; type: TerminalFileType; content: Buffer },
): Promise<string> {
  const fileID = newID();
  const address = terminalFileAddress(fileID, type);
  const { merchantID } = call.caller;
  await call.context.db.transaction(async (tx) => {
    await replace(tx, call, id, kind, address);
    const created = call.context.clock.now();
    await tx
      .insert(terminalFiles)
      .values({ fileID, merchantID, terminalID: id, kind, contentType: type, content, created });
  });
  return address;
}

/** POST …/merchantlogo: a picture, without what its file says besides. */
export const uploadLogo: Handler = async (call) => {
  const id = terminalRecord.idOf(call);
  await terminalRecord.read(call.context.db, call, id);
  const picture = await cleanPicture(await receiveFile(call, 'logo'));
  const url = await keep(call, id, { kind: 'logo', ...picture });
  return { status: 201, json: operation(call, 'SuccessfullySaved', { entityUID: id, additionalData: { url } }) };
};

/** POST …/customcss: a stylesheet, reduced to what is harmless; `leftOut` [ours] says how much was not. */
export const uploadStylesheet: Handler = async (call) => {
  const id = terminalRecord.idOf(call);
  await terminalRecord.read(call.context.db, call, id);
  const file = await receiveFile(call, 'stylesheet');
  const reduced = await reduceBeside(stylesheetTextOf(file) ?? '', call.signal);
  if (!reduced) throw refused(fault('OnlyCssFilesAreAllowed'));
  const { css, leftOut } = reduced;
  const url = await keep(call, id, { kind: 'stylesheet', type: 'text/css', content: Buffer.from(css) });
  const more = { entityUID: id, additionalData: { url, leftOut } };
  const json =
    leftOut > 0
      ? operation(call, 'StylesheetReduced', { ...more, values: { smart_count: leftOut } }, 'warning')
      : operation(call, 'SuccessfullySaved', more);
  return { status: 201, json };
};

const deleteOf =
  (kind: Kind): Handler =>
  async (call) => {
    const id = terminalRecord.idOf(call);
    await call.context.db.transaction((tx) => replace(tx, call, id, kind));
    return { json: operation(call, 'DeletedSuccessfully', { entityUID: id }) };
  };

/** DELETE …/merchantlogo */
export const deleteLogo = deleteOf('logo');
/** DELETE …/customcss */
export const deleteStylesheet = deleteOf('stylesheet');
