import CheckIcon from '@mui/icons-material/Check';
import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './Stepper.module.css';

/** A step of a wizard. */
export interface StepperStep {
  name: string;
  /** In words. */
  title: string;
}

/** The steps and how far the person is; finished ones lead back. */
export function Stepper({
  steps,
  current,
  onStep,
}: {
  steps: readonly StepperStep[];
  current: string;
  onStep?: ((name: string) => void) | undefined;
}) {
  const translate = useTranslate();
  const reached = steps.findIndex(({ name }) => name === current);
  return (
    <nav className={styles.stepper} aria-label={translate('wizard.steps')}>
      <ol>
        {steps.map(({ name, title }, index) => {
          const mark = (
            <span className={styles.mark}>{index < reached ? <CheckIcon fontSize="inherit" /> : index + 1}</span>
          );
          const label = <span className={styles.title}>{title}</span>;
          if (index < reached) {
            const state = <span className={visuallyHidden}>{translate('wizard.done')}</span>;
            return (
              <li key={name} className={clsx(styles.step, styles.done)}>
                {onStep ? (
                  <button type="button" title={title} onClick={() => onStep(name)}>
                    {mark}
                    {label} {state}
                  </button>
                ) : (
                  <>
                    {mark}
                    {label} {state}
                  </>
                )}
              </li>
            );
          }
          return (
            <li
              key={name}
              className={index === reached ? clsx(styles.step, styles.current) : styles.step}
              {...(index === reached && { 'aria-current': 'step' })}
            >
              {mark}
              {label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
