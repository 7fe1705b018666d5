import { useTranslate } from 'react-admin';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { rowsFreshMs } from '#src/list/freshness.ts';
import { HeadFigures } from '#src/list/figures/FigureAmounts.tsx';
import { NoFigures, FigureSection, WhenAnswered } from '#src/list/figures/FigureSection.tsx';
import { DocumentTable } from '#src/pages/books/documents/DocumentTable.tsx';
import type { Period } from '#src/pages/books/period.ts';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { readVat, type Vat } from './readVat.ts';
import { vatSums } from './vat.ts';
import { VatTable } from './VatTable.tsx';

/** What the documents of a period come to. */
export function useVat(period: Period) {
  return useProviderQuery({
    // Read again with the documents.
    queryKey: ['invoices', 'getTotals', 'books', 'vat', period],
    staleTime: rowsFreshMs,
    ask: async (dataProvider, signal) => readVat(dataProvider, period, signal),
  });
}

function VatFigures({ vat: { lines, exempt } }: { vat: Vat }) {
  const translate = useTranslate();
  const figures = vatSums(lines, exempt).flatMap(({ currency, ...sum }) =>
    (['taxed', 'exempt', 'vat'] as const).map((part) => ({
      key: `${part} ${currency}`,
      label: translate(`books.vat.${part}`),
      agorot: sum[part],
      currency,
    })),
  );
  return <HeadFigures figures={figures} />;
}

/** VAT of the documents of a period: by kind, with what bears none apart. */
export function VatSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const answer = useVat(period);
  return (
    <FigureSection title={translate('books.vat.title')} text={translate('books.vat.text')}>
      <WhenAnswered answer={answer}>
        {(vat) =>
          vat.lines.length === 0 ? (
            <NoFigures>{translate('books.vat.none')}</NoFigures>
          ) : (
            <>
              <VatFigures vat={vat} />
              <VatTable lines={vat.lines} period={period} />
              {vat.exempt.length > 0 && (
                <FoldedPanel title={translate('books.vat.exemptOf', { smart_count: vat.exempt.length })}>
                  {() => <DocumentTable label={translate('books.vat.exemptDocuments')} documents={vat.exempt} />}
                </FoldedPanel>
              )}
            </>
          )
        }
      </WhenAnswered>
    </FigureSection>
  );
}
