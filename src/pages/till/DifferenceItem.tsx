import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAmountWords } from '#src/list/figures/useAmountWords.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { TillRows } from './TillRows.tsx';
import type { TillDifference } from './transmitted.ts';

/** A difference in a sentence, which leads to the rows it is about. */
export function DifferenceItem({ difference }: { difference: TillDifference }) {
  const translate = useTranslate();
  const amountWords = useAmountWords();
  const { kind, count, agorot, currency } = difference;
  const amount = amountWords(agorot, currency);
  const text = translate(`till.difference.${kind}`, {
    smart_count: count,
    count: groupDigits(count),
    amount,
    ...('transmission' in difference && {
      number: difference.transmission.number,
      saidCount: groupDigits(difference.transmission.said.count),
      saidAmount: amountWords(difference.transmission.said.agorot, currency),
    }),
  });
  if ('filter' in difference) {
    return (
      <li>
        <Link to={listAddress(pathTo('Transactions'), difference.filter)}>{text}</Link>
      </li>
    );
  }
  if ('rows' in difference) {
    return (
      <li>
        <details>
          <summary>{text}</summary>
          <TillRows rows={difference.rows} />
        </details>
      </li>
    );
  }
  const { id, message } = difference.transmission;
  return (
    <li>
      <Link to={pathTo('TransactionsByTransmission', { transmissionID: id })}>{text}</Link>{' '}
      {message !== '' && <ForeignText>{message}</ForeignText>}
    </li>
  );
}
