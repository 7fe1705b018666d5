import { ImportDialog } from '#src/actions/import/ImportDialog.tsx';

const words = { title: 'customer.importing.title', text: 'customer.importing.text' };

/** Imports customers from the terminal's invoicing integration. */
export function ImportCustomers({ onClose }: { onClose: () => void }) {
  return <ImportDialog endpoint="consumers.import" words={words} onClose={onClose} />;
}
