import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { FigureAmount, HeadFigures } from '#src/list/figures/FigureAmounts.tsx';
import { FigureSection, NoFigures, WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { daysAhead } from '#src/pages/books/ahead/aheadDays.ts';
import { incomingSums } from '#src/pages/books/incoming/incoming.ts';
import type { Period } from '#src/pages/books/period.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import styles from './cards.module.css';
import { readLostCharges, type LostCharge } from './expiring.ts';

/** Charges that will not be made, one by one, since no list can be narrowed to them: whose, when, how much, and what is done next. */
function LostTable({ label, charges }: { label: string; charges: readonly LostCharge[] }) {
  const translate = useTranslate();
  const mayEdit = useIsOpen()(policyOf('EditBillingDeal'));
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('monthAhead.cards.customer')}</th>
            <th scope="col">{translate('monthAhead.cards.day')}</th>
            <th scope="col" data-align="end">
              <span>{translate('monthAhead.cards.amount')}</span>
            </th>
            {mayEdit && <th scope="col">{translate('monthAhead.cards.act')}</th>}
          </tr>
        </thead>
        <tbody>
          {charges.map(({ billingDealID: id, chargeNumber, consumerName, cardNumber, day, agorot, currency }) => {
            const name = consumerName || id.slice(0, 8);
            return (
              <tr key={`${id} ${chargeNumber}`}>
                <th scope="row">
                  <Link to={pathTo('BillingDeal', { id })}>
                    <bdi>{name}</bdi>
                  </Link>{' '}
                  <bdi dir="ltr" className={styles.card}>
                    {cardNumber}
                  </bdi>
                </th>
                <td>
                  <bdi dir="ltr">{shownDay(day)}</bdi>
                </td>
                <td data-align="end">
                  <FigureAmount agorot={agorot} currency={currency} />
                </td>
                {mayEdit && (
                  <td>
                    <Link
                      className={buttonClass('quiet')}
                      to={pathTo('EditBillingDeal', { id })}
                      aria-label={translate('monthAhead.cards.actFor', { name })}
                    >
                      {translate('monthAhead.cards.act')}
                    </Link>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}

/** What is lost if nobody brings a new card: charges ahead whose card will have expired on their day. */
export function CardsSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const answer = useProviderQuery({
    // Read again with the future billings.
    queryKey: ['futureBillingDeals', 'getTotals', 'books', 'expiring', period],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => readLostCharges(dataProvider, period, signal),
  });
  return (
    <FigureSection
      title={translate('monthAhead.cards.title')}
      text={translate('monthAhead.cards.text', { days: daysAhead })}
    >
      <WhenAnswered answer={answer}>
        {(charges) => {
          const label = translate('monthAhead.cards.lost', { smart_count: charges.length });
          const figures = incomingSums(charges).map((sum) => ({ ...sum, key: sum.currency, label }));
          return charges.length === 0 ? (
            <NoFigures>{translate('monthAhead.cards.none')}</NoFigures>
          ) : (
            <>
              <HeadFigures figures={figures} />
              <LostTable label={label} charges={charges} />
            </>
          );
        }}
      </WhenAnswered>
    </FigureSection>
  );
}
