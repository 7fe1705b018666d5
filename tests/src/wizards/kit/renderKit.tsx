import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router';
import type { OperationResponse } from '#contract/envelope.ts';
import { FormScope } from '#src/forms/FormScope.tsx';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { DraftNotice } from '#src/forms/DraftNotice.tsx';
import { LeaveGuard } from '#src/ui/dialogs/LeaveGuard.tsx';
import { useDraft } from '#src/unsavedWork/useDraft.ts';
import { WizardFrame } from '#src/wizards/kit/WizardFrame.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';
// What loads on first use is at hand before the first test.
import '#src/ui/dialogs/ConfirmDialog.tsx';

interface Values {
  note: string;
  cardNumber: string;
  payer: { name: string; cvv: string };
}

const empty: Values = { note: '', cardNumber: '', payer: { name: '', cvv: '' } };
const steps = [
  { name: 'details', title: 'Details' },
  { name: 'payment', title: 'Payment' },
];

export type Save = (values: Values) => Promise<OperationResponse | undefined>;

/** A wizard that exists in tests only. */
function SampleWizard({ save, terminalID }: { save: Save; terminalID: string }) {
  const navigate = useNavigate();
  const { methods, formProps } = useGuardedForm<Values>({
    defaultValues: empty,
    save,
    unguarded: true,
    onSaved() {
      draft.finish();
      void navigate('/customers/list');
    },
  });
  const { register, watch, reset, formState } = methods;
  const draft = useDraft({ wizard: 'Sample', terminalID, dirty: formState.isDirty });
  const { restored, keep } = draft;

  useEffect(
    function bringDraftBack() {
      if (restored) reset({ ...empty, ...restored }, { keepDefaultValues: true });
    },
    [restored, reset],
  );
  useEffect(
    function keepDraft() {
      const subscription = watch((values) => keep(values));
      return () => subscription.unsubscribe();
    },
    [watch, keep],
  );

  return (
    <FormScope methods={methods}>
      <WizardFrame
        steps={steps}
        current="details"
        summary={{ terminal: 'Tel Aviv', customer: 'Dana Levi', amount: 12.5, currency: { symbol: '₪' } }}
        closeTo="/customers/list"
        form={formProps}
        notice={
          restored && (
            <DraftNotice
              onDiscard={() => {
                draft.discard();
                reset(empty);
              }}
            />
          )
        }
        actions={<button type="submit">Charge 12.50₪</button>}
      >
        <label>
          Note <input {...register('note')} />
        </label>
        <label>
          Card number <input {...register('cardNumber')} />
        </label>
        <label>
          Payer <input {...register('payer.name')} />
        </label>
        <label>
          CVC <input {...register('payer.cvv')} />
        </label>
      </WizardFrame>
    </FormScope>
  );
}

/** An ordinary form that exists in tests only. */
function SampleForm({ save }: { save: Save }) {
  const navigate = useNavigate();
  const { methods, formProps } = useGuardedForm<Values>({
    defaultValues: empty,
    save,
    onSaved: () => void navigate('/customers/list'),
  });
  const { errors } = methods.formState;
  return (
    <form {...formProps}>
      <label>
        Payer <input aria-invalid={errors.payer?.name !== undefined} {...methods.register('payer.name')} />
      </label>
      {errors.payer?.name && <p>{errors.payer.name.message}</p>}
      <label>
        Note <input aria-invalid={errors.note !== undefined} {...methods.register('note', { required: 'Required' })} />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}

export const wizardPath = '/wizard/transactions/charge';
export const formPath = '/items/create';

/** Opens the sample wizard or form with everything around it, after the list of customers in the history. */
export async function renderKit({
  path = wizardPath,
  save = () => Promise.resolve({ status: 'success' }),
  terminalID = 't-1',
}: { path?: string; save?: Save; terminalID?: string } = {}) {
  stubDialogs();
  const shell = await renderShell({
    path,
    visited: ['/items/list'],
    content: (
      <>
        <Link to="/transactions/list">Elsewhere</Link>
        <Routes>
          <Route path={wizardPath} element={<SampleWizard save={save} terminalID={terminalID} />} />
          <Route path={formPath} element={<SampleForm save={save} />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <LeaveGuard />
      </>
    ),
  });
  return shell;
}

export const question = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' });
