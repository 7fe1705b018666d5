import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { stateFrom } from '#src/list/address/listOrigin.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { glowClass, useGlow } from '#src/ui/glow/glow.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { waitOrigin, waitPath } from './askWait.ts';
import type { WaitFound } from './useWaiting.ts';
import styles from './waiting.module.css';
import type { WaitDays } from './waits.ts';

const ActOnRows = lazyPart(async () => (await import('./ActOnRows.tsx')).ActOnRows);

/** What is done next; nothing where the person may not, or where there is no page to begin with. */
function Act({ found, describedBy }: { found: WaitFound; describedBy: string }) {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const [open, setOpen] = useState(false);
  const { wait, source, filter, first } = found;
  const { act } = wait;
  if (!act || !isOpen(act)) return null;
  const shared = { className: buttonClass(), 'aria-describedby': describedBy };
  if (act.kind === 'each') {
    if (!source.detailPath || !first) return null;
    return (
      <Link {...shared} to={source.detailPath(first)} state={stateFrom(waitOrigin(source, filter))}>
        {translate(act.label)}
      </Link>
    );
  }
  return (
    <>
      <button {...shared} type="button" {...ActOnRows.near} onClick={() => setOpen(true)}>
        {translate(act.label)}
      </button>
      {open && <ActOnRows found={found} action={act.action} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One thing that waits: how urgent, what and how many, whose, how much, and what is done next. */
export function WaitRow({ found, days }: { found: WaitFound; days: WaitDays }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const id = useId();
  const { wait, source, filter, count, names, sums } = found;
  const others = count - names.length;
  const called = names.map((name) => `\u2068${name}\u2069`).join(', ');
  const whose =
    others > 0
      ? translate('waiting.andOthers', { names: called, smart_count: others, count: groupDigits(others) })
      : called;
  const glows = useGlow(JSON.stringify([count, sums]));
  const values = { smart_count: count, count: groupDigits(count), since: shownDay(days.since).slice(0, 5) };
  return (
    <li className={clsx(styles.row, glows && glowClass)} data-urgency={wait.urgency}>
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.what}>
        <span className={visuallyHidden}>{`${translate(`waiting.urgency.${wait.urgency}`)}: `}</span>
        <Link id={id} to={waitPath(source, filter)}>
          {translate(wait.text, values)}
        </Link>
        {names.length > 0 && <span className={styles.whose}>{whose}</span>}
      </span>
      <span className={styles.sums}>
        {sums.map(([code, amount]) => (
          <MoneyText key={code} amount={amount} currency={namedCurrency(currencies, code)} />
        ))}
      </span>
      <span className={styles.act}>
        <Act found={found} describedBy={id} />
      </span>
    </li>
  );
}
