/** What a cell gets: the formatted text, its tooltip where it has one, and the raw value behind both. */
export interface CellProps {
  text: string;
  full?: string | undefined;
  value: unknown;
  /** The column holds states: its words are chips. */
  status: boolean;
}
