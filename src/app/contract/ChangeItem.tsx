import { useTranslate } from 'react-admin';
import type { WordChange } from '#contract/metaChanges/compareDictionaries.ts';
import type { ColumnType, MetaChange } from '#contract/metaChanges/compareMeta.ts';
import styles from './ContractPanel.module.css';

type Change = MetaChange | WordChange;

const typeText = ({ dataType, dictionary }: ColumnType) => (dictionary ? `${dataType} (${dictionary})` : dataType);

/** What a change is about, in names of the wire; these are read from left to right. */
function codeOf(change: Change): string {
  switch (change.kind) {
    case 'renamed':
      return `${change.field} → ${change.to}`;
    case 'retyped':
      return `${change.field}: ${typeText(change.from)} → ${typeText(change.to)}`;
    case 'added':
    case 'removed':
      return `${change.field}: ${typeText(change.column)}`;
    case 'reordered':
      return change.to.join(', ');
    case 'relabelled':
      return change.field;
    case 'wordAdded':
    case 'wordRemoved':
    case 'wordChanged':
      return `${change.dictionary}.${change.code}`;
  }
}

/** The texts that a sentence about a change holds. */
function textsOf(change: Change): Readonly<Record<string, string>> {
  switch (change.kind) {
    case 'renamed':
    case 'retyped':
      return { name: change.label };
    case 'added':
    case 'removed':
      return { name: change.column.name };
    case 'relabelled':
    case 'wordChanged':
      return { from: change.from, to: change.to };
    case 'wordAdded':
    case 'wordRemoved':
      return { name: change.word };
    case 'reordered':
      return {};
  }
}

/** One change: a sentence, the reason where it is a guess, and the names of the wire. */
export function ChangeItem({ change }: { change: Change }) {
  const translate = useTranslate();
  const texts = Object.entries(textsOf(change)).map(([name, text]) => [name, `\u2068${text}\u2069`]);
  const doubt =
    change.kind === 'renamed'
      ? translate(`contract.reason.${change.reason}`)
      : change.kind === 'removed' && change.perhaps.length > 0
        ? translate('contract.perhaps', { fields: `\u2066${change.perhaps.join(', ')}\u2069` })
        : undefined;
  return (
    <li className={styles.change}>
      <span>
        {translate(`contract.change.${change.kind}`, Object.fromEntries(texts))}
        {doubt !== undefined && <span className={styles.doubt}> {doubt}</span>}
      </span>
      <code className={styles.code} dir="ltr">
        {codeOf(change)}
      </code>
    </li>
  );
}
