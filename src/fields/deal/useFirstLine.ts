import { useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { emptyLine, type LineValues } from '#src/fields/lines/lineValues.ts';
import { agorotOf } from '#src/fields/lines/totals.ts';

/** The first free line of a deal takes over what was typed as its amount, which is back when no line is left. */
export function useFirstLine(): () => LineValues {
  const { getValues } = useFormContext();
  const { getSource } = useSourceContext();
  return () => {
    const price = String(getValues(getSource('transactionAmount')));
    const withoutVat = getValues(getSource('withoutVat')) === true;
    return agorotOf(price) > 0 ? { ...emptyLine, price, withoutVat } : emptyLine;
  };
}
