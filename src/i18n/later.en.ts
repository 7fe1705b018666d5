import { accessibility } from './catalogue/accessibility.en.ts';
import { attempts } from './catalogue/attempts.en.ts';
import { billing } from './catalogue/billing.en.ts';
import { books } from './catalogue/books.en.ts';
import { capsule } from './catalogue/capsule.en.ts';
import { columns } from './catalogue/columns.en.ts';
import { contract } from './catalogue/contract.en.ts';
import { creations } from './catalogue/creations.en.ts';
import { customers } from './catalogue/customers.en.ts';
import { dashboard } from './catalogue/dashboard.en.ts';
import { dealFacts } from './catalogue/dealFacts.en.ts';
import { dealImport } from './catalogue/dealImport.en.ts';
import { domainFields } from './catalogue/domainFields.en.ts';
import { fields } from './catalogue/fields.en.ts';
import { figures } from './catalogue/figures.en.ts';
import { forms } from './catalogue/forms.en.ts';
import { glance } from './catalogue/glance.en.ts';
import { inputs } from './catalogue/inputs.en.ts';
import { invoices } from './catalogue/invoices.en.ts';
import { jobReport } from './catalogue/jobReport.en.ts';
import { links } from './catalogue/links.en.ts';
import { listParts } from './catalogue/listParts.en.ts';
import { masav } from './catalogue/masav.en.ts';
import { mended } from './catalogue/mended.en.ts';
import { monthAhead } from './catalogue/monthAhead.en.ts';
import { palette } from './catalogue/palette.en.ts';
import { paymentRequests } from './catalogue/paymentRequests.en.ts';
import { payments } from './catalogue/payments.en.ts';
import { laterReactAdmin } from './catalogue/laterRa.en.ts';
import { shellParts } from './catalogue/shellParts.en.ts';
import { shortcuts } from './catalogue/shortcuts.en.ts';
import { terminals } from './catalogue/terminals.en.ts';
import { till } from './catalogue/till.en.ts';
import { transactions } from './catalogue/transactions.en.ts';
import { viewpoint } from './catalogue/viewpoint.en.ts';
import { waiting } from './catalogue/waiting.en.ts';
import { webhooks } from './catalogue/webhooks.en.ts';
import type { CatalogueShape } from './catalogue/shape.ts';
import type { laterHebrew as hebrew } from './later.he.ts';

/** The English words that the first screen does without; plural forms one, other. */
export const laterEnglish = {
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
} satisfies CatalogueShape<typeof hebrew>;
