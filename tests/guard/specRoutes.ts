/**
 * The routes of the specification's section 2, typed from its two tables: name, path and marks. `back` and `close`
 * are the targets the tables name.
 */
const specRoutes = `
  Charge                     /wizard/transactions/charge             wizard
  QuickCharge                /wizard/transactions/quickcharge        wizard
  Refund                     /wizard/transactions/refund             wizard
  CreateInvoice              /wizard/invoicing/create                wizard
  CreatePaymentRequest       /wizard/payment-requests/create         wizard
  CreatePaymentRequestAlt    /wizard/payment-requests/create-alt     wizard
  CreateBillingRequest       /wizard/billing-requests/create         wizard
  EditPaymentRequest         /wizard/payment-requests/edit/:id       wizard
  Dashboard                  /dashboard                              guarded
  Transactions               /transactions/list
  TransactionsByTransmission /transactions/list/transmission/:transmissionID
  Transmissions              /transmissions/list
  IncomeReport               /income/list
  Transaction                /transactions/view/:id                  back
  TransactionsFiltered       /transactions/filter                    back=Dashboard
  Items                      /items/list
  CreateItem                 /items/create                           back=Items
  EditItem                   /items/edit/:id
  Item                       /items/view/:id
  Customers                  /customers/list
  CreateCustomer             /customers/create
  EditCustomer               /customers/edit/:id
  Customer                   /customers/view/:id
  CreateCardToken            /ctokens/:customerid/create
  EditCardToken              /ctokens/:id/edit
  BillingDeals               /billing-deals/list                     guarded
  BillingDealsHistory        /billing-deals/history                  guarded
  FutureBillingDeals         /future-billing-deals/list              guarded
  BillingDeal                /billing-deals/view/:id                 guarded
  EditBillingDeal            /billing-deals/edit/:id                 guarded back=BillingDeals
  CreateBillingDeal          /billing-deals/create/:customerid?      guarded
  BillingRequest             /billing-requests/view/:id
  BillingLink                /billing-link/view/:id
  BillingRequests            /billing-requests/list
  PermanentBillingLinks      /billing-requests/permanent
  Invoices                   /invoicing/list
  Invoice                    /invoicing/view/:id
  PaymentRequests            /payment-requests/list
  PermanentLinks             /payment-requests/permanent
  PaymentRequest             /payment-requests/view/:id
  MyProfile                  /profile                                back=Dashboard
  MasavFiles                 /masav-files/list
  MasavFileRows              /masav-file/:id/rows                    back=MasavFiles digits=id
  ImportBillingDeals         /import/billing-deals                   guarded
  WebHooksCompleted          /web-hooks-completed                    guarded
`;

export interface SpecRoute {
  name: string;
  path: string;
  layout: 'main' | 'wizard';
  guarded: boolean;
  /** The route its back or close button leads to; `true` when the table names none. */
  back?: string | true;
  /** A parameter that is digits only. */
  digits?: string;
}

/** Reads one table line. */
export function parseSpecRoute(line: string): SpecRoute {
  const [name = '', path = '', ...marks] = line.trim().split(/\s+/);
  const value = (mark: string) => marks.find((one) => one.startsWith(`${mark}=`))?.slice(mark.length + 1);
  const back = value('back') ?? (marks.includes('back') || undefined);
  return {
    name,
    path,
    layout: marks.includes('wizard') ? 'wizard' : 'main',
    guarded: marks.includes('guarded'),
    ...(back !== undefined && { back }),
    ...(value('digits') !== undefined && { digits: value('digits') }),
  };
}

export function specRouteList(): SpecRoute[] {
  return specRoutes
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseSpecRoute);
}
