import { http, HttpResponse } from 'msw';
import { endpoints, type EndpointKind } from '#contract/endpoints.ts';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { crossOrigin } from '#tests/support/crossOrigin.ts';
import { server } from '#tests/support/mockServer.ts';
import type { SendingFault } from './faults.ts';

export const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';

/** A record that any noun's screens can show: it has the ids and names of them all. */
export const anyRecord = {
  consumerID: id,
  consumerName: 'Dana Cohen',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  itemID: id,
  itemName: 'Coffee',
  price: 12.5,
  currency: 'ILS',
  terminalID: id,
  creditCardTokenID: id,
  cardNumber: '411111******1111',
  cardExpiration: '11/30',
  cardVendor: 'VISA',
  expired: false,
  paymentTransactionID: id,
  transactionTimestamp: '2026-11-15T10:00:00Z',
  transactionAmount: 120,
  totalRefund: 0,
  jDealType: 'J4',
  creditCardDetails: { cardNumber: '458012******0000' },
  dealDetails: { consumerID: id, consumerName: 'Dana Cohen', consumerEmail: 'dana@mail.test' },
  paymentType: 'card',
  creditCardToken: id,
  billingSchedule: { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' },
  billingDealTimestamp: '2026-11-15T10:00:00Z',
  nextScheduledTransaction: '2026-11-15T00:00:00',
  allowTransmission: true,
  allowTransmissionCancellation: true,
  allowRefund: true,
  allowInvoiceCreation: true,
  billingDealID: id,
  invoiceID: id,
  invoiceNumber: '20417',
  importID: id,
  rowNumber: 1,
  paymentRequestID: id,
  paymentIntentID: id,
  masavFileID: 7,
  masavFileRowID: 8,
  active: true,
  deleted: false,
  updateTimestamp: 'AAAAAAAAAAE=',
};

const columns = { columns: { consumerName: { name: 'Name', dataType: 'string' } } };

/** Which kind of call a request is: of several that fit, such as `$meta` and a record, the one with fewest parameters. */
function kindOf(method: string, pathname: string): EndpointKind | undefined {
  const fitting = Object.values(endpoints).filter((one) => {
    const pattern = one.path.replaceAll('$', String.raw`\$`).replaceAll(/\{\w+\}/g, '[^/]+');
    return one.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
  return fitting.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.kind;
}

function soundAnswer(kind: EndpointKind | undefined, record: object): Response {
  switch (kind) {
    case 'meta':
      return HttpResponse.json(columns);
    case 'list':
      return HttpResponse.json({ data: [record], numberOfRecords: 1 });
    case 'record':
      return HttpResponse.json(record);
    default:
      return HttpResponse.json({ status: 'success', message: 'Fine', entityUID: id });
  }
}

/** What a screen meets: reads are sound, and one call goes wrong as the test says. */
export interface Wire {
  /** How the call goes wrong from now on; undefined: it does not. */
  fault: SendingFault | undefined;
  /** How often the call came. */
  calls: number;
}

/**
 * Answers every call of the contract.
 * @param fails whether a request is the one that goes wrong; absent: each that writes
 */
export function answerAll(record: object, fails?: (call: string) => boolean): Wire {
  const wire: Wire = { fault: undefined, calls: 0 };
  server.use(
    http.all(`${apiBase}/api/*`, ({ request }) => {
      if (request.method === 'OPTIONS') return undefined;
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const call = `${request.method} ${pathname}`;
      if (fails ? !fails(call) : request.method === 'GET') {
        return soundAnswer(kindOf(request.method, pathname), record);
      }
      wire.calls += 1;
      return crossOrigin(wire.fault?.answer() ?? soundAnswer(undefined, record));
    }),
  );
  return wire;
}
