import { stringifyUrl } from 'query-string';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { RecordPage } from '#src/record/RecordPage.tsx';
import type { RelatedPath } from '#src/record/relatedPath.ts';
import { useRecord } from '#src/record/useRecord.ts';
import { RelatedList } from '#src/record/related/RelatedList.tsx';
import { useRelated } from '#src/record/related/useRelated.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { Tabs, type Tab } from '#src/ui/Tabs.tsx';
import { CardsTab } from '#src/resources/customers/cards/CardsTab.tsx';
import { useCards } from '#src/resources/customers/cards/useCards.ts';
import { CustomerHeader } from './CustomerHeader.tsx';
import './customerPage.css';

/** A list whose rows belong to customers. */
export interface RelatedDeclaration {
  declaration: ListDeclaration;
  /** Address of its page. */
  path: string;
  /** The person may see it, and the terminal has it. */
  open: boolean;
}

interface CustomerPageProps {
  id: string;
  declaration: ListDeclaration;
  seeds: readonly string[];
  related: readonly RelatedDeclaration[];
  relatedPath: RelatedPath;
}

const tie = ['consumerID', 'consumerName', 'terminalID', 'terminalName'];

/** The address of a list that shows the rows of one customer. */
function listOf(url: string, filter: Readonly<Record<string, string>>): string {
  return stringifyUrl({ url, query: { filter: JSON.stringify(filter) } });
}

/** One tab for each related list that is open. */
function useRelatedTabs(related: readonly RelatedDeclaration[], consumerID: string): Tab[] {
  const translate = useTranslate();
  const { terminalID } = useSelectedTerminal().terminal;
  const filter = { consumerID, terminalID };
  const open = related.filter((one) => one.open);
  const found = useRelated(
    open.map(({ declaration }) => declaration),
    filter,
  );
  return found.flatMap((rows, index) => {
    const { declaration, path } = open[index] ?? {};
    if (!declaration || path === undefined) return [];
    const content = (
      <RelatedList declaration={declaration} related={rows} without={tie} allPath={listOf(path, filter)} />
    );
    const label = translate(`resource.${declaration.name}.name`);
    return [{ key: declaration.name, label, count: rows.data && groupDigits(rows.data.total), content }];
  });
}

/** A customer: who it is, what can be done, saved cards, and what belongs to the customer in other lists. */
export function CustomerPage({ id, declaration, seeds, related, relatedPath }: CustomerPageProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const isOpen = useIsOpen();
  const { record } = useRecord(declaration.name, id, seeds);
  const cards = useCards({ consumerID: id });
  const relatedTabs = useRelatedTabs(related, id);
  const canSaveCards = isOpen({ feature: 'CreditCardTokens' }) && record?.deleted !== true;
  const details = <RecordPage declaration={declaration} id={id} seeds={seeds} relatedPath={relatedPath} partsOnly />;
  const tabs: readonly Tab[] = [
    {
      key: 'details',
      label: translate('customer.details'),
      content: details,
    },
    {
      key: 'cards',
      label: translate('card.plural'),
      count: cards.data && groupDigits(cards.data.length),
      content: <CardsTab cards={cards} open={canSaveCards} addPath={pathTo('CreateCardToken', { customerid: id })} />,
    },
    ...relatedTabs,
  ];
  const choose = (tab: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  // It says what is wrong, or that it loads: the same, or a failed question would be asked again and again.
  if (!record) return details;
  return (
    <div className="customer">
      {record && (
        <CustomerHeader
          declaration={declaration}
          record={record}
          cards={cards.data ?? []}
          onCards={() => choose('cards')}
        />
      )}
      <Tabs label={translate('customer.parts')} tabs={tabs} chosen={search.get('tab') ?? 'details'} onChoose={choose} />
    </div>
  );
}
