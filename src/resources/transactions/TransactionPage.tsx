import { useParams } from 'react-router';
import { RecordPage } from '#src/record/RecordPage.tsx';
import { RecordTerminal } from '#src/record/RecordTerminal.tsx';
import { useRecord } from '#src/record/useRecord.ts';
import { useRelatedPath } from '#src/resources/useRelatedPath.ts';
import { transactions } from './index.ts';
import { FollowUps } from './FollowUps.tsx';
import { Timeline } from './Timeline.tsx';
import './transaction.css';
import { TransactionActions } from './TransactionActions.tsx';
import { TransactionHeader } from './TransactionHeader.tsx';

const ownParts = ['history'];
/** The lists whose rows are transactions. */
const seeds = transactions.lists.map(({ name }) => name);

/** A transaction: amount, state and what can be done; every field the server knows; what happened to it. */
export function TransactionPage() {
  const { id = '' } = useParams();
  return <Transaction key={id} id={id} />;
}

function Transaction({ id }: { id: string }) {
  const related = useRelatedPath();
  const { record, isPartial } = useRecord(transactions.name, id, seeds);
  const terminalID: unknown = record?.terminalID;
  const parts = (
    <RecordPage
      declaration={transactions.lists[0]}
      id={id}
      seeds={seeds}
      relatedPath={related}
      partsOnly
      without={ownParts}
    />
  );
  // The page of its parts says what is wrong or still loading.
  if (!record || typeof terminalID !== 'string') return parts;
  return (
    <div className="transaction" aria-busy={isPartial}>
      <TransactionHeader record={record}>
        <TransactionActions record={record} terminalID={terminalID} />
      </TransactionHeader>
      <RecordTerminal terminalID={terminalID} />
      <div className="transaction-body">
        {parts}
        <div className="transaction-side">
          <FollowUps record={record} terminalID={terminalID} />
          <Timeline history={record.history} />
        </div>
      </div>
    </div>
  );
}
