import { useTranslate } from 'react-admin';
import { LinkDocumentPart } from '#src/wizards/kit/link/LinkDocumentPart.tsx';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

/** The document that each payment makes. */
export function DocumentPart() {
  const translate = useTranslate();
  const { linkKind } = useLinkValues();
  return <LinkDocumentPart label={translate('paymentRequest.issueInvoice')} isSent={linkKind === 'once'} />;
}
