import { useTranslate } from 'react-admin';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { scheduleText } from '#src/meta/format/scheduleText.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { chargesAhead, type DealSoFar } from './chargesAhead.ts';
import { SchedulePreview } from './SchedulePreview.tsx';
import { monthlyForEver, toSchedule, type ScheduleValues } from './scheduleValues.ts';

const periods = ['monthly', 'biMonthly', 'quarter', 'halfYear', 'year', 'oneTime'] as const;
const starts = ['today', 'specifiedDate'] as const;
const ends = ['never', 'afterNumberOfPayments', 'specifiedDate'] as const;

interface ScheduleFieldsProps {
  /** Where the schedule stands in the form, as `billingSchedule`. */
  source: string;
  /** Of each charge, in agorot. */
  agorot: number;
  currency: Currency;
  /** A deal that stands, whose schedule changes. */
  deal?: DealSoFar | undefined;
}

/** When a deal is charged: its period, start and end, all of it in words, and the charges that it leads to. */
export function ScheduleFields({ source, agorot, currency, deal }: ScheduleFieldsProps) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const values = useFieldValues<ScheduleValues>(source, monthlyForEver);
  const { repeatPeriodType, startAtType, endAtType } = values;
  const at = (field: keyof ScheduleValues) => `${source}.${field}`;
  const select = (field: keyof ScheduleValues, codes: readonly string[]) => ({
    source: at(field),
    label: translate(`scheduleField.${field}`),
    options: codes.map((value) => ({ value, text: dictionaries[`${field}Enum`]?.[value] ?? value })),
  });
  const isOnce = repeatPeriodType === 'oneTime';
  return (
    <>
      <FieldGrid>
        <SelectInput {...select('repeatPeriodType', periods)} />
        {!isOnce && (
          <NumberTextInput
            source={at('repeatPeriod')}
            label={translate('scheduleField.repeatPeriod')}
            helperText={translate('scheduleField.repeatPeriodHelp')}
            maxLength={2}
          />
        )}
      </FieldGrid>
      <FieldGrid>
        <SelectInput {...select('startAtType', starts)} />
        {startAtType === 'specifiedDate' && (
          <DateInput source={at('startAt')} label={translate('scheduleField.startAt')} required />
        )}
      </FieldGrid>
      {!isOnce && (
        <FieldGrid>
          <SelectInput {...select('endAtType', ends)} />
          {endAtType === 'specifiedDate' && (
            <DateInput source={at('endAt')} label={translate('scheduleField.endAt')} required />
          )}
          {endAtType === 'afterNumberOfPayments' && (
            <NumberTextInput
              source={at('endAtNumberOfPayments')}
              label={translate('scheduleField.endAtNumberOfPayments')}
              maxLength={3}
              required
            />
          )}
        </FieldGrid>
      )}
      <p>
        <bdi>{scheduleText(toSchedule(values), dictionaries, 'UTC')}</bdi>
      </p>
      <SchedulePreview charges={chargesAhead(values, israelToday(), deal)} agorot={agorot} currency={currency} />
    </>
  );
}
