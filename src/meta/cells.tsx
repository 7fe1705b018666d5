import type { ReactNode } from 'react';
import type { Direction } from '#src/i18n/locale.ts';
import { amountElement } from '#src/ui/AmountText.tsx';
import { chipClass } from '#src/ui/classes/chipClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { statusTone } from '#src/ui/statusTone.ts';
import { dateTimeAttribute, parseWireDate } from './format/dateText.ts';

/** What a cell gets: the formatted text, its tooltip where it has one, and the raw value behind both. */
export interface CellProps {
  text: string;
  full?: string | undefined;
  value: unknown;
  /** The column holds states: its words are chips. */
  status: boolean;
  /** An amount that came to nothing. */
  struck?: true | undefined;
  /** Of the language on screen. */
  direction: Direction;
}

/**
 * Draws a value. It is called for its elements, and is no component: a page of rows draws a thousand of them, and React
 * would keep a component for each.
 */
export type DrawCell = (props: CellProps) => ReactNode;

/** Text of any script; isolated, so that a card number or an e-mail keeps its order among Hebrew. */
export const drawText: DrawCell = ({ text }) => <bdi>{text}</bdi>;

/** The beginning of an id, the whole of it in the tooltip. */
export const drawGuid: DrawCell = ({ text, full }) => (
  <bdi dir="ltr" title={full}>
    {text}
  </bdi>
);

/** The word of a code; a state is a chip with its tone. */
export const drawDictionary: DrawCell = ({ text, value, status }) =>
  status && text !== '' ? <span className={chipClass(statusTone(String(value)))}>{text}</span> : <bdi>{text}</bdi>;

/** An amount. */
export const drawMoney: DrawCell = ({ text, struck, direction }) => amountElement(text, direction, struck);

/** A date in local text; outside Israel the tooltip tells Israel's time, which is read out too. */
export const drawDate: DrawCell = ({ text, full, value }) => {
  const date = parseWireDate(value);
  if (!date) return <bdi>{text}</bdi>;
  if (full === undefined) {
    return (
      <time dir="ltr" dateTime={dateTimeAttribute(date)}>
        {text}
      </time>
    );
  }
  return (
    <time dir="ltr" dateTime={dateTimeAttribute(date)} title={full}>
      {text}
      <span className={visuallyHidden}>{` (${full})`}</span>
    </time>
  );
};
