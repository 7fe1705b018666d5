import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { invoiceRequest } from '#contract/entities/invoiceRequest.ts';
import { ConflictPanel } from '#src/forms/conflict/ConflictPanel.tsx';
import { useConflict } from '#src/forms/conflict/useConflict.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { WizardSending } from '#src/wizards/kit/createWizard.tsx';
import { useCreateRecord, wizardMeta } from '#src/wizards/kit/useCreateRecord.ts';
import type { WizardPlace } from '#src/wizards/kit/useWizardPlace.ts';
import { conflictFields } from './form/conflictFields.ts';
import { invoiceBody } from './form/invoiceBody.ts';
import {
  invoiceDefaultsOf,
  invoiceValuesOf,
  type InvoiceWizardValues,
  type KeptInvoice,
} from './form/invoiceValues.ts';
import type { InvoiceStart } from './start/useInvoiceStart.ts';

/**
 * Issues a document. A server that could not issue it keeps it, and the next try changes that one; what somebody else has
 * saved of it meanwhile is shown field by field.
 */
export function useSendInvoice({ invoice }: InvoiceStart, place: WizardPlace): WizardSending<InvoiceWizardValues> {
  const create = useCreateRecord();
  const dataProvider: DataProvider = useDataProvider();
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const conflict = useConflict<InvoiceWizardValues, KeptInvoice>(
    invoice,
    (record) => invoiceValuesOf(record, invoiceDefaultsOf(place)),
    conflictFields(translate, dictionaries),
  );

  return {
    async send(values, methods) {
      const { invoiceID, updateTimestamp } = conflict.latest() ?? {};
      const body = invoiceBody(values, place);
      const change = {
        id: invoiceID,
        data: { ...body, invoiceID, updateTimestamp },
        previousData: {},
        meta: wizardMeta,
      };
      const answer = await (invoiceID
        ? operationOf(dataProvider.update('invoices', change))
        : create('invoices', body));
      if (conflict.take(answer, methods) || answer?.status !== 'error') return answer;
      const { entityUID = invoiceID, concurrencyToken } = answer;
      // Who has made it says which it is, who has changed it that it has a newer version: kept as it was sent.
      if (invoiceID ? concurrencyToken : entityUID) {
        conflict.goOn({ ...invoiceRequest.cast(body), invoiceID: entityUID, updateTimestamp: concurrencyToken });
      }
      return answer;
    },
    notice: conflict.meanwhile && <ConflictPanel meanwhile={conflict.meanwhile} />,
  };
}
