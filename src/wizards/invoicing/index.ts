import NoteAddOutlinedIcon from '@mui/icons-material/NoteAddOutlined';
import { defineWizard } from '#src/wizards/kit/defineWizard.ts';

/** Issues a document, step by step. */
export const invoice = defineWizard({
  route: 'CreateInvoice',
  menu: { group: 'documents', icon: NoteAddOutlinedIcon, last: true },
  wizard: async () => (await import('./InvoiceWizard.tsx')).InvoiceWizard,
});
