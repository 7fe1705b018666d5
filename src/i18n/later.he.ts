import { accessibility } from './catalogue/accessibility.he.ts';
import { attempts } from './catalogue/attempts.he.ts';
import { billing } from './catalogue/billing.he.ts';
import { books } from './catalogue/books.he.ts';
import { capsule } from './catalogue/capsule.he.ts';
import { columns } from './catalogue/columns.he.ts';
import { contract } from './catalogue/contract.he.ts';
import { creations } from './catalogue/creations.he.ts';
import { customers } from './catalogue/customers.he.ts';
import { dashboard } from './catalogue/dashboard.he.ts';
import { dealFacts } from './catalogue/dealFacts.he.ts';
import { dealImport } from './catalogue/dealImport.he.ts';
import { domainFields } from './catalogue/domainFields.he.ts';
import { fields } from './catalogue/fields.he.ts';
import { figures } from './catalogue/figures.he.ts';
import { forms } from './catalogue/forms.he.ts';
import { glance } from './catalogue/glance.he.ts';
import { inputs } from './catalogue/inputs.he.ts';
import { invoices } from './catalogue/invoices.he.ts';
import { jobReport } from './catalogue/jobReport.he.ts';
import { links } from './catalogue/links.he.ts';
import { listParts } from './catalogue/listParts.he.ts';
import { masav } from './catalogue/masav.he.ts';
import { mended } from './catalogue/mended.he.ts';
import { monthAhead } from './catalogue/monthAhead.he.ts';
import { palette } from './catalogue/palette.he.ts';
import { paymentRequests } from './catalogue/paymentRequests.he.ts';
import { payments } from './catalogue/payments.he.ts';
import { laterReactAdmin } from './catalogue/laterRa.he.ts';
import { shellParts } from './catalogue/shellParts.he.ts';
import { shortcuts } from './catalogue/shortcuts.he.ts';
import { terminals } from './catalogue/terminals.he.ts';
import { till } from './catalogue/till.he.ts';
import { transactions } from './catalogue/transactions.he.ts';
import { viewpoint } from './catalogue/viewpoint.he.ts';
import { waiting } from './catalogue/waiting.he.ts';
import { webhooks } from './catalogue/webhooks.he.ts';

/** The Hebrew words that the first screen does without; plural forms one, two, other. */
export const laterHebrew = {
  ...accessibility,
  ...attempts,
  ...billing,
  ...books,
  ...capsule,
  ...columns,
  ...contract,
  ...creations,
  ...customers,
  ...dashboard,
  ...dealFacts,
  ...dealImport,
  ...domainFields,
  fields,
  ...figures,
  ...forms,
  ...glance,
  ...inputs,
  ...invoices,
  ...jobReport,
  ...links,
  ...listParts,
  ...masav,
  ...mended,
  ...monthAhead,
  ...palette,
  ...paymentRequests,
  ...payments,
  ...laterReactAdmin,
  ...shellParts,
  ...shortcuts,
  ...terminals,
  ...till,
  ...transactions,
  ...viewpoint,
  ...waiting,
  ...webhooks,
};
