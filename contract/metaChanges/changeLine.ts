import type { ColumnType, MetaChange } from './compareMeta.ts';
import type { WordChange } from './compareDictionaries.ts';

const typeText = ({ dataType, dictionary }: ColumnType) => (dictionary ? `${dataType} ${dictionary}` : dataType);

/**
 * A change as one line of a difference, in names of the wire, for whoever reads it elsewhere.
 * @example changeLine({ kind: 'relabelled', field: 'status', from: 'Status', to: 'State' }) // '~ status: "Status" -> "State"'
 */
export function changeLine(change: MetaChange | WordChange): string {
  switch (change.kind) {
    case 'renamed':
      return `> ${change.field} -> ${change.to} (same label, same ${change.reason})`;
    case 'removed':
      return `- ${change.field}: ${typeText(change.column)} "${change.column.name}"${
        change.perhaps.length > 0 ? ` (perhaps ${change.perhaps.join(', ')})` : ''
      }`;
    case 'retyped':
      return `~ ${change.field}: ${typeText(change.from)} -> ${typeText(change.to)}`;
    case 'relabelled':
      return `~ ${change.field}: "${change.from}" -> "${change.to}"`;
    case 'reordered':
      return `~ order: ${change.to.join(', ')}`;
    case 'added':
      return `+ ${change.field}: ${typeText(change.column)} "${change.column.name}"`;
    case 'wordAdded':
      return `+ ${change.dictionary}.${change.code}: "${change.word}"`;
    case 'wordRemoved':
      return `- ${change.dictionary}.${change.code}: "${change.word}"`;
    case 'wordChanged':
      return `~ ${change.dictionary}.${change.code}: "${change.from}" -> "${change.to}"`;
  }
}
