import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { creditLimits, soundCreditRule } from '#src/settings/creditRules.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { CreditRuleProps } from './CreditRuleNote.tsx';
import { daysOfText } from './ruleText.ts';

const kinds = ['monthly', 'after', 'none'] as const;

interface RuleValues {
  kind: (typeof kinds)[number];
  /** Days of the month, as `2, 8`. */
  monthly: string;
  after: string;
}

/** What the values of the form say. @returns undefined for a faulty text */
function ruleOf({ kind, monthly, after }: RuleValues) {
  if (kind === 'monthly') return soundCreditRule({ kind, days: allWithin(daysOfText(monthly)) });
  return soundCreditRule({ kind, days: /^\d{1,2}$/.test(after.trim()) ? Number(after) : undefined });
}

/** The days, unless one of them is in no month: a slip of the finger is told, not left out. */
const allWithin = (days: readonly number[] | undefined) =>
  days?.every((day) => day >= 1 && day <= 31) ? days : undefined;

/** Asks when the acquirer of the terminal credits what it charged; kept in this browser, for this person. */
export function CreditRuleDialog({ rule, onChange, onClose }: CreditRuleProps & { onClose: () => void }) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const form = useGuardedForm<RuleValues>({
    defaultValues: {
      kind: rule?.kind ?? 'monthly',
      monthly: rule?.kind === 'monthly' ? rule.days.join(', ') : '',
      after: rule?.kind === 'after' ? String(rule.days) : '',
    },
    unguarded: true,
    resolver: (values) => {
      const { kind } = values;
      if (kind === 'none' || ruleOf(values)) return { values, errors: {} };
      const limit = kind === 'after' ? creditLimits.days : creditLimits.perMonth;
      const message = translate(`books.rule.fault.${kind}`, { limit });
      return { values: {}, errors: { [kind]: { type: 'rule', message } } };
    },
    save: async (values) => {
      onChange(values.kind === 'none' ? undefined : ruleOf(values));
      onClose();
      return { status: 'success' };
    },
  });
  const kind = useWatch({ control: form.methods.control, name: 'kind' });
  return (
    <FormDialog
      form={form}
      title={translate('books.rule.title', { terminal: terminal.label })}
      before={<p>{translate('books.rule.text')}</p>}
      send={translate('ra.action.save')}
      onClose={onClose}
    >
      <RadioInput
        source="kind"
        label={translate('books.rule.kind')}
        options={kinds.map((value) => ({ value, text: translate(`books.rule.kinds.${value}`) }))}
      />
      {kind === 'monthly' && (
        <TextInput
          source="monthly"
          label={translate('books.rule.monthly')}
          helperText={translate('books.rule.monthlyHelp')}
          dir="ltr"
          inputMode="text"
        />
      )}
      {kind === 'after' && (
        <TextInput source="after" label={translate('books.rule.after')} dir="ltr" inputMode="numeric" />
      )}
    </FormDialog>
  );
}
