import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import type { ListState } from '#src/list/useList.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './LiveRows.module.css';
import { turnMs } from './turns.ts';
import { useGlowingRows } from './useGlowingRows.ts';
import { useLiveRows } from './useLiveRows.ts';

/** What is read out, at most once a turn. @param at when there was something to say, in milliseconds */
function useSaid(text: string, at: number): string {
  const [said, setSaid] = useState({ text: '', at: 0 });
  if (text !== said.text && (text === '' || at - said.at >= turnMs)) setSaid({ text, at: text === '' ? said.at : at });
  return said.text;
}

function OneQuestion({ list }: { list: ListState }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const live = useLiveRows(list);
  const bring = useGlowingRows(place, list, live);
  const words = (key: string, count: number) =>
    count > 0 ? translate(key, { smart_count: count, count: groupDigits(count) }) : '';
  const arrived = words('live.arrived', live.arrived);
  const said = useSaid([arrived, words('live.changed', live.changed)].filter(Boolean).join(', '), live.at);
  return (
    <div ref={place} className={styles.place}>
      {arrived && (
        <button type="button" className={styles.arrived} onClick={bring}>
          <ArrowUpwardIcon />
          {arrived}
        </button>
      )}
      <div className={visuallyHidden} aria-live="polite">
        {said}
      </div>
    </div>
  );
}

/**
 * Keeps a list true to what others do while somebody looks at it: a row that changed glows once in its place, and of new
 * ones it is said how many came, so that no row moves until the person asks for them.
 */
export function LiveRows({ list }: { list: ListState }) {
  return <OneQuestion key={JSON.stringify(shownListParams(list))} list={list} />;
}
