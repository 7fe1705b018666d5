import { routes } from './routes.he.ts';

const { route } = routes;

/**
 * What nouns are called, and what messages say was done to one of them, by the name of the resource: react-admin's
 * `resources.<name>.name` and `.fields`, and ours.
 */
export const nouns = {
  resources: {
    books: { name: 'הספרים' },
    monthAhead: { name: 'החודש הקרוב' },
    till: { name: 'סגירת קופה' },
    terminals: { name: 'מסופים', settings: 'הגדרות המסוף', done: { update: 'הגדרות המסוף %{name} נשמרו' } },
    customers: {
      name: route.Customers,
      done: {
        create: 'הלקוח %{name} נוצר',
        update: 'הלקוח %{name} נשמר',
        delete: 'הלקוח %{name} נמחק',
        restore: 'הלקוח %{name} שוחזר',
      },
    },
    cards: {
      name: 'כרטיסים שמורים',
      done: { create: 'הכרטיס %{name} נשמר', update: 'תוקף הכרטיס %{name} הוארך', delete: 'הכרטיס %{name} נמחק' },
    },
    transactions: { name: route.Transactions },
    transactionsFiltered: { name: route.TransactionsFiltered },
    transactionsByTransmission: { name: route.TransactionsByTransmission },
    transmissions: { name: route.Transmissions },
    incomeReport: { name: route.IncomeReport },
    items: {
      name: route.Items,
      done: { create: 'הפריט %{name} נוצר', update: 'הפריט %{name} נשמר', delete: 'הפריט %{name} נמחק' },
    },
    billingDeals: {
      name: route.BillingDeals,
      done: { create: 'הוראת הקבע של %{name} נוצרה', update: 'הוראת הקבע של %{name} נשמרה' },
    },
    billingDealsHistory: { name: route.BillingDealsHistory },
    futureBillingDeals: { name: route.FutureBillingDeals },
    billingRequests: { name: route.BillingRequests },
    permanentBillingLinks: { name: route.PermanentBillingLinks },
    invoices: { name: route.Invoices },
    paymentRequests: { name: route.PaymentRequests, done: { update: 'דרישת התשלום של %{name} נשמרה' } },
    paymentIntents: { name: route.PaymentRequests, one: 'קישור לתשלום' },
    permanentLinks: { name: route.PermanentLinks },
    masavFiles: { name: route.MasavFiles },
    masavFileRows: { name: route.MasavFileRows },
    importBillingDeals: { name: route.ImportBillingDeals, create: 'ייבוא קובץ' },
    webHooksCompleted: { name: route.WebHooksCompleted },
  },
} as const;
