import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OperationResponse } from '#contract/envelope.ts';
import type { RequestRules } from '#src/forms/schemaResolver.ts';
import type { SteppedForm } from '#src/forms/useSteppedForm.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useWizardTerminal, type WizardTerminal } from '#src/settings/wizardTerminal.ts';
import { createWizardPage, type WizardPageParts, type WizardRound } from './createWizardPage.tsx';
import type { WizardPageProps } from './defineWizard.ts';
import { SteppedWizard } from './SteppedWizard.tsx';
import type { Steps } from './steps.ts';
import type { WizardSummary } from './SummaryPanel.tsx';
import { useWizardForm } from './useWizardForm.ts';
import { WizardSceneProvider, type WizardScene } from './wizardScene.ts';
import { useWizardPlace, type WizardPlace } from './useWizardPlace.ts';

/** What stands around the steps as the values stand. */
interface WizardView extends Pick<WizardSummary, 'customer' | 'amount'> {
  /** Where closing leads. */
  closeTo: string;
  /** What the button of the last step says. */
  send: string;
}

/** How a wizard sends. */
export interface WizardSending<Values extends FieldValues> {
  /** Sends the values, as `dataProvider.operate` does. */
  send: (values: Values, methods: UseFormReturn<Values>) => Promise<OperationResponse | undefined>;
  /** Stands above the step by what came of it, as a conflict with what somebody else has saved. */
  notice?: ReactNode;
}

/** A wizard whole: its steps, from what it begins with to what it sends and what comes of it. */
export interface WizardBody<Given, Start, Values extends FieldValues, Step extends string, Made> extends Omit<
  WizardPageParts<Given, Start, Made>,
  'Steps'
> {
  steps: Steps<Values, Step>;
  titleOf: (step: Step, translate: TranslateFunction) => string;
  /** The values it begins with. */
  valuesOf: (start: Start, place: WizardPlace) => Values;
  /** Where the draft is not the one of the route, or is brought back although the address gave something. */
  draftOf?: (start: Start, round: { name: string; hasStart: boolean }) => { name: string; isBrought: boolean };
  /** What judges the values: what would be sent for them. */
  rulesOf: (place: WizardPlace) => RequestRules<Values>;
  useSend: (start: Start, place: WizardPlace) => WizardSending<Values>;
  /** What was made, of the answer and the values that were sent. */
  madeOf: (answer: OperationResponse, values: Values, scene: WizardScene) => Made;
  /** The code of the operation's currency. */
  currencyOf: (values: Values) => string;
  viewOf: (values: Values, scene: WizardScene, translate: TranslateFunction) => WizardView;
  /** Stands above the step, behind the notice of a draft. */
  Notice?: ComponentType<{ start: Start; step: Step }>;
}

/** Makes the page of a wizard from its body. */
export function createWizard<Given extends object, Start, Values extends FieldValues, Step extends string, Made>(
  body: WizardBody<Given, Start, Values, Step, Made>,
): ComponentType<WizardPageProps<Given>> {
  const { useStart, useObstacle, Result, steps, useSend, Notice } = body;

  function WizardSteps({ name, start, hasStart, onDone }: WizardRound<Start, Made>) {
    const translate = useTranslate();
    const at = useWizardTerminal();
    const { terminal } = at;
    const place = useWizardPlace(terminal);
    const sending = useSend(start, place);
    const [initial] = useState(() => body.valuesOf(start, place));
    const sceneOf = (values: Values): WizardScene => ({
      terminal,
      currency: chooseCurrency(place.currencies, body.currencyOf(values)),
    });
    const wizard: SteppedForm<Values, Step> & WizardTerminal = useWizardForm<Values, Step>({
      steps,
      at,
      initial,
      rulesOf: () => body.rulesOf(place),
      draft: body.draftOf?.(start, { name, hasStart }) ?? { name, isBrought: !hasStart },
      send: (values) => sending.send(values, wizard.methods),
      onSent: (answer, values) => onDone(body.madeOf(answer, values, sceneOf(values))),
    });
    const scene = sceneOf(wizard.values);
    const { customer, amount, ...view } = body.viewOf(wizard.values, scene, translate);
    return (
      <WizardSceneProvider value={scene}>
        <SteppedWizard
          wizard={wizard}
          partOf={steps.partOf}
          startOf={steps.startOf}
          titleOf={(step) => body.titleOf(step, translate)}
          summary={{ customer, amount, currency: scene.currency }}
          notice={
            <>
              {sending.notice}
              {Notice && <Notice start={start} step={wizard.step} />}
            </>
          }
          {...view}
        />
      </WizardSceneProvider>
    );
  }

  return createWizardPage({ useStart, ...(useObstacle && { useObstacle }), Steps: WizardSteps, Result });
}
