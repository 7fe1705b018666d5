import { useTranslate } from 'react-admin';
import { actionLabel, type ManyAction } from '#src/actions/actions.ts';
import { FoldedRows } from '#src/actions/jobs/FoldedRows.tsx';
import { RefusedRows } from '#src/actions/jobs/RefusedRows.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import type { Plan } from './plan.ts';
import { SumsText } from './SumsText.tsx';

interface PlanDialogProps {
  action: Pick<ManyAction, 'key' | 'label' | 'danger' | 'asks'>;
  plan: Plan;
  onAnswer: (agreed: boolean) => void;
}

/** Says what an action on many rows will do, before it does anything: how many, how much, and who is left alone. */
export function PlanDialog({
  action,
  plan: { rows, skipped, warned = [], sums, unknown, unjudged = 0 },
  onAnswer,
}: PlanDialogProps) {
  const translate = useTranslate();
  const counted = (key: string, count: number) => translate(key, { smart_count: count, count: groupDigits(count) });
  const { title, text, values, agree = actionLabel(action), refuse = 'ra.action.cancel', tone } = action.asks;
  const words = {
    smart_count: rows.length,
    count: groupDigits(rows.length),
    name: rows[0]?.name ?? '',
    ...values,
  };
  const recipients = rows.flatMap(({ id, name, recipient }) =>
    recipient === undefined ? [] : [{ id, name, text: <bdi dir="ltr">{recipient}</bdi> }],
  );
  return (
    <ConfirmDialog
      title={translate(title, words)}
      text={translate(text, words)}
      agree={translate(agree)}
      refuse={translate(refuse)}
      tone={tone ?? (action.danger ? 'danger' : 'careful')}
      onAnswer={onAnswer}
    >
      {Object.keys(sums).length > 0 && (
        <p>
          {translate('plan.sums')} <SumsText sums={sums} />
          {unknown > 0 && ` · ${counted('plan.unknown', unknown)}`}
        </p>
      )}
      {recipients.length > 0 && <FoldedRows title={counted('plan.recipients', recipients.length)} rows={recipients} />}
      {unjudged > 0 && <p>{counted('plan.unjudged', unjudged)}</p>}
      {warned.length > 0 && (
        <RefusedRows title={counted('plan.doubtful', warned.length)} refused={warned} tone="warning" />
      )}
      {skipped.length > 0 && (
        <RefusedRows title={counted('plan.skipped', skipped.length)} refused={skipped} tone="calm" />
      )}
    </ConfirmDialog>
  );
}
