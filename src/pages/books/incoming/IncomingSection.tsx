import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { HeadFigures } from '#src/list/figures/FigureAmounts.tsx';
import { NoFigures, FigureSection, FigureText, WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import type { Period } from '#src/pages/books/period.ts';
import { ReadingNote } from '#src/list/figures/ReadingNote.tsx';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { CreditRuleNote } from './CreditRuleNote.tsx';
import { incomingDays, incomingSums, type Incoming } from './incoming.ts';
import { IncomingTable } from './IncomingTable.tsx';
import { useCreditRule } from './useCreditRule.ts';
import { useIncoming } from './useIncoming.ts';

interface PartProps {
  part: 'certain' | 'expected';
  lines: readonly Incoming[];
  isCredited: boolean;
}

/** What is certain, or what is expected: its sums, and day by day. */
function Part({ part, lines, isCredited }: PartProps) {
  const translate = useTranslate();
  const id = useId();
  const { currencies } = useSettings();
  if (lines.length === 0) return null;
  const label = translate(`books.incoming.${part}`);
  const figures = incomingSums(lines).map((sum) => {
    const { name } = namedCurrency(currencies, sum.currency);
    return { ...sum, key: sum.currency, label: name };
  });
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <FigureText>{translate(`books.incoming.${part}Text`)}</FigureText>
      <HeadFigures figures={figures} />
      <IncomingTable label={label} days={incomingDays(lines)} isCredited={isCredited} />
    </section>
  );
}

/** When the money comes in, by day and currency: by the rule of the terminal's acquirer, or only when cards are charged. */
export function IncomingSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const [rule, changeRule] = useCreditRule(period.terminalID);
  const isCredited = rule !== undefined;
  const { reading, ...answer } = useIncoming({ period, rule });
  const { isUnderWay, ...note } = reading;
  return (
    <FigureSection title={translate(rule ? 'books.incoming.title' : 'books.incoming.chargeTitle')}>
      <CreditRuleNote rule={rule} onChange={changeRule} />
      {isUnderWay ? (
        <ReadingNote words="payments" {...note} />
      ) : (
        <WhenAnswered answer={answer}>
          {(lines) =>
            lines.length === 0 ? (
              <NoFigures>{translate('books.incoming.none')}</NoFigures>
            ) : (
              <>
                <Part part="certain" lines={lines.filter(({ isCertain }) => isCertain)} isCredited={isCredited} />
                <Part part="expected" lines={lines.filter(({ isCertain }) => !isCertain)} isCredited={isCredited} />
              </>
            )
          }
        </WhenAnswered>
      )}
    </FigureSection>
  );
}
