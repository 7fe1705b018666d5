import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch, type Control, type Resolver } from 'react-hook-form';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { toAgorot } from '#contract/money.ts';
import type { ActionRecord, MoneyDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { MoneyOrder } from '#src/attempts/moneyCall.ts';
import { schemaResolver, type RequestRules } from '#src/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { placeOf } from './place.ts';
import { useAmountText, useCurrencyOf } from './useAmountText.ts';

type Transaction = ActionRecord<RecordOf<'transactions'>>;

/** What the form holds: the amount as typed, by the name it has in the request. */
type AmountValues = Record<'refundAmount' | 'transactionAmount', string>;
type AmountField = keyof AmountValues;

/** A part of a transaction's money, and the request that moves it. */
export interface AmountRequest extends Pick<RequestRules<AmountValues>, 'schema'> {
  field: AmountField;
  /** Its words stand in the catalogue under `transaction`. */
  words: 'chargeback' | 'settle';
  /** @param amount in decimals; null where none was typed */
  toBody: (record: Transaction, amount: number | null) => NonNullable<MoneyOrder['body']>;
  /** The greatest amount, in decimals; the form begins with it. */
  mostOf: (record: Transaction) => number;
}

const amountOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** The rules of the request, and never more than there is. */
function useAmountResolver(record: Transaction, { field, schema, toBody, mostOf, words }: AmountRequest) {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  return useMemo((): Resolver<AmountValues> => {
    const bodyOf = (values: AmountValues) => toBody(record, amountOf(values[field]));
    const judge = schemaResolver<AmountValues>({ schema, toBody: bodyOf, translate });
    const left = mostOf(record);
    return async (values, context, options) => {
      const judged = await judge(values, context, options);
      if (Object.keys(judged.errors).length > 0 || toAgorot(values[field]) <= toAgorot(left)) return judged;
      const message = translate(`transaction.${words}.tooMuch`, { left: amountText(left) });
      return { values: {}, errors: { [field]: { type: 'rule', message } } };
    };
  }, [record, translate, amountText, field, schema, toBody, mostOf, words]);
}

interface SendTextProps extends Pick<AmountRequest, 'field' | 'words'> {
  record: Transaction;
  control: Control<AmountValues>;
}

/** Says what is sent: the amount as typed. */
function SendText({ record, control, field, words }: SendTextProps) {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const amount = Number(useWatch({ control, name: field }));
  return amount > 0
    ? translate(`transaction.${words}.send`, { amount: amountText(amount) })
    : translate(`transaction.${words}.sendNothing`);
}

interface AmountDialogProps extends MoneyDialogProps<RecordOf<'transactions'>> {
  request: AmountRequest;
  /** Amounts that its text names, in decimals. */
  amounts: Readonly<Record<string, number>>;
}

/** Moves a transaction's money in part or whole. The server's refusals are shown here (spec §8 "Specific cases"). */
export function AmountDialog({ request, amounts, ...props }: AmountDialogProps) {
  const { record, send, notices, onClose } = props;
  const { field, words, toBody, mostOf } = request;
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const currency = useCurrencyOf(record);
  const most = mostOf(record);
  const form = useGuardedForm<AmountValues>({
    defaultValues: { [field]: most.toFixed(2) },
    unguarded: true,
    resolver: useAmountResolver(record, request),
    save: (values) =>
      send({ body: toBody(record, amountOf(values[field])), place: placeOf(record, Number(values[field])) }),
  });
  const texts = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amountText(amount)]));
  return (
    <FormDialog
      form={form}
      title={translate(`transaction.${words}.title`)}
      before={
        <>
          {notices}
          <p>{translate(`transaction.${words}.text`, texts)}</p>
        </>
      }
      send={<SendText record={record} control={form.methods.control} field={field} words={words} />}
      blocked={props.blocked}
      toldElsewhere={props.isLost}
      onClose={onClose}
    >
      <MoneyInput
        source={field}
        label={translate(`transaction.${words}.amount`)}
        helperText={translate(`transaction.${words}.left`, { left: amountText(most) })}
        currency={currency}
        required
      />
    </FormDialog>
  );
}
