import { useTranslate } from 'react-admin';
import { addressText } from '#contract/addressText.ts';
import { lineAmount, toDecimal } from '#contract/money.ts';
import { saysPayments } from '#contract/documentKinds.ts';
import { amountsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { israelToday } from '#src/forms/israelToday.ts';
import { useSettings } from '#src/settings/settings.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { shownTotals } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';
import styles from './DocumentPreview.module.css';
import { PreviewLines } from './PreviewLines.tsx';

/** Whom the document is made out to. */
function Recipient() {
  const translate = useTranslate();
  const { consumerName, consumerEmail, consumerPhone, consumerNationalID, consumerAddress } =
    useInvoiceValues().dealDetails;
  const said = [consumerName, consumerNationalID, addressText(consumerAddress), consumerEmail, consumerPhone];
  return (
    <address className={styles.recipient}>
      <span className={styles.muted}>{translate('invoiceWizard.preview.to')}</span>
      {said.filter(Boolean).map((text) => (
        <span key={text}>
          <bdi>{text}</bdi>
        </span>
      ))}
    </address>
  );
}

/** The document as it will be issued, drawn from what is typed: its number comes with its issue. */
export function DocumentPreview() {
  const translate = useTranslate();
  const { terminal, currency } = useWizardScene();
  const values = useInvoiceValues();
  const { invoiceTypeEnum = {}, paymentTypeEnum = {} } = useSettings().dictionaries;
  const { invoiceDetails, dealDetails, paymentDetails } = values;
  const { invoiceType, invoiceSubject } = invoiceDetails;
  const totals = shownTotals(values, terminal);
  const lines = dealDetails.items.map((item) => ({
    name: item.itemName,
    detail: item.withoutVat && !totals.isReceived ? translate('linesField.withoutVat') : '',
    quantity: item.quantity,
    amount: toDecimal(lineAmount(amountsOf(item))),
  }));
  return (
    <article className={styles.page} aria-label={translate('invoiceWizard.preview.title')}>
      <header className={styles.head}>
        <strong>
          <bdi>{terminal.label}</bdi>
        </strong>
        <bdi dir="ltr">{shownDay(israelToday())}</bdi>
      </header>
      <h3 className={styles.title}>{invoiceTypeEnum[invoiceType] ?? invoiceType}</h3>
      <p className={styles.muted}>{translate('invoiceWizard.preview.unnumbered')}</p>
      <Recipient />
      {invoiceSubject !== '' && (
        <p>
          <bdi>{invoiceSubject}</bdi>
        </p>
      )}
      {lines.length > 0 && <PreviewLines lines={lines} currency={currency} />}
      <TotalsText {...totals} currency={currency} />
      {saysPayments(invoiceType) && (
        <dl className={styles.payments} aria-label={translate('paymentsField.title')}>
          {paymentDetails.map(({ paymentType, amount, cardNumber, chequeNumber }, index) => (
            <div key={index}>
              <dt>
                {paymentTypeEnum[paymentType] ?? paymentType} <bdi dir="ltr">{cardNumber && `****${cardNumber}`}</bdi>
                <bdi dir="ltr">{chequeNumber}</bdi>
              </dt>
              <dd>
                <MoneyText amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
