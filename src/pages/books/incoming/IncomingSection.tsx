import { useTranslate } from 'react-admin';
import { Figures } from '#src/pages/books/Amounts.tsx';
import { Answered, BookSection } from '#src/pages/books/BookSection.tsx';
import styles from '#src/pages/books/books.module.css';
import type { Period } from '#src/pages/books/period.ts';
import { ReadingNote } from '#src/pages/books/ReadingNote.tsx';
import { useSavedList } from '#src/settings/savedStore.ts';
import { CreditRuleNote } from './CreditRuleNote.tsx';
import { incomingSums, inOrder, type Incoming } from './incoming.ts';
import { IncomingTable } from './IncomingTable.tsx';
import { useIncoming } from './useIncoming.ts';

function Sums({ lines }: { lines: readonly Incoming[] }) {
  const translate = useTranslate();
  const figures = incomingSums(lines).flatMap(({ currency, ...sum }) =>
    (['certain', 'expected'] as const).map((part) => ({
      key: `${part} ${currency}`,
      label: translate(`books.incoming.${part}`),
      agorot: sum[part],
      currency,
    })),
  );
  return <Figures figures={figures} />;
}

/** When the money comes in, by day and currency: by the rule of the terminal's acquirer, or only when cards are charged. */
export function IncomingSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const [rules, changeRules] = useSavedList('creditRules');
  const { terminalID } = period;
  const rule = rules[terminalID];
  const { reading, ...answer } = useIncoming({ period, rule });
  const { isUnderWay, ...note } = reading;
  return (
    <BookSection title={translate(rule ? 'books.incoming.title' : 'books.incoming.chargeTitle')}>
      <CreditRuleNote
        rule={rule}
        onChange={(next) =>
          changeRules(({ [terminalID]: _, ...others }) => (next ? { ...others, [terminalID]: next } : others))
        }
      />
      {isUnderWay ? (
        <ReadingNote words="payments" {...note} />
      ) : (
        <Answered answer={answer}>
          {(lines) =>
            lines.length === 0 ? (
              <p className={styles.none}>{translate('books.incoming.none')}</p>
            ) : (
              <>
                <Sums lines={lines} />
                <IncomingTable lines={inOrder(lines)} isCredited={rule !== undefined} />
              </>
            )
          }
        </Answered>
      )}
    </BookSection>
  );
}
