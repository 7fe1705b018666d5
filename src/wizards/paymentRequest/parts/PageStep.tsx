import { takesMoney } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { DocumentPart } from './DocumentPart.tsx';
import { PagePart } from './PagePart.tsx';

/** What the payer finds on their page, and the document of what they pay: none where no money comes in. */
export function PageStep() {
  return (
    <>
      <PagePart />
      {takesMoney(useLinkValues()) && <DocumentPart />}
    </>
  );
}
