import { useTranslate } from 'react-admin';
import { addressText } from '#contract/addressText.ts';
import { documentKinds, type DocumentKind } from '#contract/documentKinds.ts';
import { documentLines } from '#contract/documentLines.ts';
import { parseEnum } from '#contract/enums.ts';
import { lineAmount } from '#contract/money.ts';
import { amountsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { useCurrentLocale } from '#src/i18n/direction.ts';
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
function Recipient({ party }: Pick<DocumentKind, 'party'>) {
  const translate = useTranslate();
  const { consumerName, consumerEmail, consumerPhone, consumerNationalID, consumerAddress } =
    useInvoiceValues().dealDetails;
  const said = [consumerName, consumerNationalID, addressText(consumerAddress), consumerEmail, consumerPhone];
  return (
    <address className={styles.recipient}>
      <span className={styles.muted}>{translate(`invoiceWizard.preview.${party}`)}</span>
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
  const locale = useCurrentLocale();
  const { paymentTypeEnum = {} } = useSettings().dictionaries;
  const { invoiceDetails, dealDetails, paymentDetails } = values;
  const { invoiceType, invoiceSubject } = invoiceDetails;
  const kind = documentKinds[parseEnum('invoiceType', invoiceType) ?? 'invoice'];
  const shown = shownTotals(values, terminal);
  const { amount, vatRate, vatTotal } = shown.totals;
  const word = (name: string) => translate(`invoiceWizard.preview.${name}`);
  const items = dealDetails.items.map((item) => {
    const amounts = amountsOf(item);
    return { ...amounts, itemName: item.itemName, amount: lineAmount(amounts) };
  });
  const lines = documentLines(
    {
      invoiceAmount: amount,
      vatRate,
      vatTotal,
      dealDetails: { items, dealDescription: dealDetails.dealDescription || null },
    },
    { service: word(kind.party === 'donor' ? 'gift' : 'service'), difference: word('difference') },
  );
  // The lines tell their discounts: told once more between them and the sum, they would add up to another one.
  const totals = { ...shown.totals, discountTotal: 0, netDiscountTotal: 0 };
  return (
    <article className={styles.page} aria-label={translate('invoiceWizard.preview.title')}>
      <header className={styles.head}>
        <strong>
          <bdi>{terminal.label}</bdi>
        </strong>
        <bdi dir="ltr">{shownDay(israelToday())}</bdi>
      </header>
      <h3 className={styles.title}>{kind.title[locale]}</h3>
      <p className={styles.muted}>{translate('invoiceWizard.preview.unnumbered')}</p>
      <Recipient party={kind.party} />
      {invoiceSubject !== '' && (
        <p>
          <bdi>{invoiceSubject}</bdi>
        </p>
      )}
      {amount > 0 && <PreviewLines columns={kind.columns} lines={lines} currency={currency} />}
      <TotalsText {...shown} totals={totals} currency={currency} />
      {kind.payments && paymentDetails.length > 0 && (
        <>
          <h4 className={styles.heading}>{word(kind.payments)}</h4>
          <dl className={styles.payments}>
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
        </>
      )}
    </article>
  );
}
