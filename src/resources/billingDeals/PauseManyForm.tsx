import { useTranslate } from 'react-admin';
import type { FilledAction } from '#src/actions/actions.ts';
import { report } from '#src/actions/many/outcomes.ts';
import { dayText } from '#src/fields/deal/dayText.ts';
import { PauseForm, type Pause } from './PauseForm.tsx';
import { outcomesOfDeals } from './queuedDeals.ts';

/** What a pause makes of the action on many deals: one call for each, as the contract has it. */
const pausing = (body: Pause): FilledAction => ({
  asks: {
    title: 'deal.pause.titleOfMany',
    text: 'deal.pause.textOfMany',
    values: { from: dayText(body.pausedFrom), to: dayText(body.pausedTo) },
    tone: 'forward',
  },
  async run([row], { dataProvider }) {
    if (!row) return [];
    return outcomesOfDeals(
      [row.id],
      await dataProvider.call('billing.pause', { path: { id: row.id }, body, ...report }),
    );
  },
});

/** Asks from when to when many deals are paused, before the plan is made. */
export function PauseManyForm(props: { onClose: () => void; onFilled: (filled: FilledAction) => void }) {
  const { onClose, onFilled } = props;
  const translate = useTranslate();
  return (
    <PauseForm
      title={translate('deal.pause.formOfMany')}
      text={translate('deal.pause.text')}
      send={translate('deal.pause.toPlan')}
      save={async (body) => {
        onFilled(pausing(body));
        return { status: 'success', message: '' };
      }}
      onClose={onClose}
    />
  );
}
