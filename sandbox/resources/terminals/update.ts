import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/entities/callTypes.ts';
import { terminalUpdate } from '#contract/entities/terminalRequest.ts';
import { events } from '#contract/events.ts';
import { fixedFields, hiddenFields, valueAt } from '#contract/fieldPolicies.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { requireSameID } from '#sandbox/core/path.ts';
import { versionOf } from '#sandbox/core/wire.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { terminals, type TerminalWebhooks } from '#sandbox/db/schema/terminal.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { updateIfUnchanged } from '#sandbox/noun/updateIfUnchanged.ts';
import { holdTerminal, terminalRecord } from './record.ts';

type Update = BodyOf<'terminals.update'>;

/** A group of settings with what a request says of it; what it does not name stays. */
function merged<Group extends object>(
  present: Group,
  asked: { readonly [Name in keyof Group]?: Group[Name] | null | undefined } | null | undefined,
): Group {
  const named = Object.entries(asked ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return { ...present, ...Object.fromEntries(named) };
}

/** The header as it will be: gone with null, with the value it has where a request brings none. */
function headerOf(
  { webhooks }: Update,
  { securityHeader: present }: TerminalWebhooks,
): TerminalWebhooks['securityHeader'] {
  const asked = webhooks?.securityHeader;
  if (asked === undefined) return present;
  if (!asked?.key) return undefined;
  const value = asked.value ?? present?.value;
  if (!value) throw invalid([{ code: 'webhooks.securityHeader.value', description: 'Required' }]);
  return { key: asked.key, value };
}

/** Addresses by event, each pair once; whether an event tells of a failure nobody can choose. */
function itemsOf({ webhooks }: Update, present: TerminalWebhooks): TerminalWebhooks['items'] {
  if (webhooks?.items === undefined) return present.items;
  const pairs = new Map(
    (webhooks.items ?? []).map(({ eventName, url }) => [`${eventName} ${url}`, { eventName, url }]),
  );
  return [...pairs.values()].map(({ eventName, url }) => ({
    eventName,
    url: url ?? '',
    isFailureEvent: events[eventName].isFailure,
  }));
}

function webhooksOf(request: Update, present: TerminalWebhooks): TerminalWebhooks {
  if (!request.webhooks) return present;
  const securityHeader = headerOf(request, present);
  return { ...(securityHeader && { securityHeader }), items: itemsOf(request, present) };
}

/** The columns that a change writes. */
const valuesOf = (request: Update, row: Terminal) => ({
  label: request.label,
  settings: merged(row.settings, request.settings),
  paymentRequestSettings: merged(row.paymentRequestSettings, request.paymentRequestSettings),
  billingSettings: merged(row.billingSettings, request.billingSettings),
  checkoutSettings: merged(row.checkoutSettings, request.checkoutSettings),
  webhooks: webhooksOf(request, row.webhooks),
  cvvRequired: request.cvvRequired ?? row.cvvRequired,
  nationalIDRequired: request.nationalIDRequired ?? row.nationalIDRequired,
  vatRate: request.vatRate ?? row.vatRate,
  defaultInvoiceType: request.defaultInvoiceType ?? row.defaultInvoiceType,
  defaultRefundInvoiceType: request.defaultRefundInvoiceType ?? row.defaultRefundInvoiceType,
  defaultCreditInvoiceType: request.defaultCreditInvoiceType ?? row.defaultCreditInvoiceType,
  transmissionTime: request.transmissionTime,
});

/**
 * Of what a person may see they may send what is there; of what is hidden from them nothing, or they could guess it.
 * @throws ApiError 400 that names the fields they may not change
 */
function requireMayChange({ caller }: Call, request: Update, values: object, present: Terminal): void {
  const hidden = hiddenFields('terminals', caller.roles);
  const isTouched = (path: string) =>
    hidden.includes(path)
      ? (valueAt(request, path) ?? undefined) !== undefined
      : !isDeepStrictEqual(valueAt(values, path), valueAt(present, path));
  const wrong = fixedFields('terminals', caller.roles).filter(isTouched);
  if (wrong.length > 0) throw invalid(wrong.map((code) => ({ code, description: 'OnlyManagersMayChange' })));
}

/** PUT /api/terminals/{terminalID}: the settings that a person may change, on the version that was seen. */
export const updateTerminal: Handler = async (call) => {
  const id = terminalRecord.idOf(call);
  const request = await readBody(call, terminalUpdate);
  requireSameID(id, 'terminalID', request.terminalID);
  // A terminal is disabled, never deleted.
  const read = async (tx: typeof call.context.db) => ({
    ...(await terminalRecord.read(tx, call, id)),
    deletedAt: null,
  });
  const row = await updateIfUnchanged(call, {
    terminalID: undefined,
    read,
    async write(tx, stamp) {
      const present = await holdTerminal(tx, call, id);
      // What somebody else has changed meanwhile is no change of theirs.
      if (present.version !== versionOf(request.updateTimestamp)) return [];
      const values = valuesOf(request, present);
      requireMayChange(call, request, values, present);
      const changed = await tx
        .update(terminals)
        .set({ ...values, ...stamp, version: nextVersion(terminals) })
        .where(and(terminalRecord.isIt(call, id), eq(terminals.version, versionOf(request.updateTimestamp))))
        .returning({ id: terminals.terminalID });
      return changed.length > 0 ? [await read(tx)] : [];
    },
    toWire: (seen) => terminalRecord.toWire(seen, call),
    after: async () => {},
  });
  return { json: operation(call, 'SuccessfullySaved', named(id, row.version)) };
};
