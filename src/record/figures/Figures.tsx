import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import type { FactContext } from '#src/record/facts/shownFacts.ts';
import type { Amounts, RecordFigure, FigureDetail, FigureValue } from './figure.ts';
import styles from './Figures.module.css';
import { useRecordFigures, type FigureState } from './useRecordFigures.ts';

interface PlaceProps {
  context: FactContext;
}

/** Amounts beside each other, each in its own currency. */
function AmountsText({ amounts, context }: PlaceProps & { amounts: Amounts }) {
  return amounts.map(([code, amount]) => (
    <span key={code} className={styles.amount}>
      <MoneyText amount={amount} currency={currencyOf({ currency: code }, context.format.currencies)} />
    </span>
  ));
}

function Detail({ detail: { text, amounts = [], href }, context }: PlaceProps & { detail: FigureDetail }) {
  const content = (
    <>
      {text} <AmountsText amounts={amounts} context={context} />
    </>
  );
  return href === undefined ? content : <Link to={href}>{content}</Link>;
}

function Said({ said, context }: PlaceProps & { said: FigureValue }) {
  const { amounts, text, href, details } = said;
  const main = amounts ? <AmountsText amounts={amounts} context={context} /> : text;
  return (
    <>
      <dd className={styles.value} data-tone={said.tone}>
        {href === undefined ? main : <Link to={href}>{main}</Link>}
      </dd>
      {details.map((detail) => (
        <dd key={detail.key} className={styles.detail}>
          <Detail detail={detail} context={context} />
        </dd>
      ))}
    </>
  );
}

function FigureCell({ state: { figure, answers, failed, retry }, context }: PlaceProps & { state: FigureState }) {
  const translate = useTranslate();
  const said = answers && figure.say(answers, context.words);
  if (answers && !said) return null;
  const waiting = !said && !failed;
  return (
    <div className={styles.figure} aria-busy={waiting}>
      <dt>{translate(figure.label)}</dt>
      {said && <Said said={said} context={context} />}
      {waiting && <dd className={clsx(skeletonClass, styles.waiting)} />}
      {failed && !said && (
        <dd className={styles.detail}>
          {translate('record.figureFailed')}{' '}
          <button type="button" className={buttonClass('quiet')} onClick={retry}>
            {translate('list.retry')}
          </button>
        </dd>
      )}
    </div>
  );
}

interface FiguresProps extends PlaceProps {
  resource: string;
  figures: readonly RecordFigure[];
}

/** The few numbers of a record that lists of other nouns prove; each leads to its rows. */
export function Figures({ resource, figures, context }: FiguresProps) {
  const translate = useTranslate();
  const states = useRecordFigures(resource, figures);
  if (states.length === 0) return null;
  return (
    <section aria-label={translate('record.figures')}>
      <dl className={styles.figures}>
        {states.map((state) => (
          <FigureCell key={state.figure.key} state={state} context={context} />
        ))}
      </dl>
    </section>
  );
}
