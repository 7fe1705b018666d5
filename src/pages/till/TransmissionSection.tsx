import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { FigureSection, FigureText } from '#src/list/figures/FigureSection.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { DifferenceItem } from './DifferenceItem.tsx';
import styles from './till.module.css';
import { TillTable } from './TillTable.tsx';
import type { Reconciliation, Transmission } from './transmitted.ts';

/** The day's transmissions as the server tells them, each leading to its transactions. */
function TransmissionTable({ transmissions }: { transmissions: readonly Transmission[] }) {
  const translate = useTranslate();
  return (
    <TableRegion label={translate('till.transmission.table')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('till.transmission.number')}</th>
            <th scope="col">{translate('till.transmission.time')}</th>
            <th scope="col">{translate('till.transmission.state')}</th>
            <th scope="col" data-align="end">
              <span>{translate('till.head.sum')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {transmissions.map(({ id, number, time, success, said, currency }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={pathTo('TransactionsByTransmission', { transmissionID: id })}>
                  {number || id.slice(0, 8)}
                </Link>
              </th>
              <td>
                <bdi dir="ltr">{time}</bdi>
              </td>
              <td>
                <Chip tone={success ? 'success' : 'danger'}>
                  {translate(`till.transmission.${success ? 'sent' : 'failed'}`)}
                </Chip>
              </td>
              <td data-align="end">
                <span>
                  {groupDigits(said.count)} · <FigureAmount agorot={said.agorot} currency={currency} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}

/** What was taken by card against what was transmitted, with every difference in words. */
export function TransmissionSection({ reconciliation }: { reconciliation: Reconciliation }) {
  const translate = useTranslate();
  const { lines, transmissions, differences } = reconciliation;
  if (lines.length === 0 && transmissions.length === 0 && differences.length === 0) return null;
  return (
    <FigureSection title={translate('till.transmission.title')} text={translate('till.transmission.text')}>
      {differences.length === 0 ? (
        <p className={styles.agreed}>{translate('till.transmission.agreed')}</p>
      ) : (
        <ul className={styles.differences} aria-label={translate('till.transmission.differences')}>
          {differences.map((one) => (
            <DifferenceItem
              key={[one.kind, one.currency, 'transmission' in one ? one.transmission.id : one.count, one.agorot].join(
                ' ',
              )}
              difference={one}
            />
          ))}
        </ul>
      )}
      <div className={styles.reconciled}>
        {lines.length > 0 && (
          <TillTable
            label={translate('till.transmission.standing')}
            lines={lines}
            wordOf={({ value }) => translate(`till.standing.${value}`)}
          />
        )}
        {transmissions.length > 0 ? (
          <TransmissionTable transmissions={transmissions} />
        ) : (
          <FigureText>{translate('till.transmission.none')}</FigureText>
        )}
      </div>
    </FigureSection>
  );
}
