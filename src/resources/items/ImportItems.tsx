import { ImportDialog } from '#src/actions/import/ImportDialog.tsx';

const words = { title: 'item.importing.title', text: 'item.importing.text' };

/** Imports items from the terminal's invoicing integration. */
export function ImportItems({ onClose }: { onClose: () => void }) {
  return <ImportDialog endpoint="items.import" words={words} onClose={onClose} />;
}
