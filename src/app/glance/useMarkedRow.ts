import { useEffect } from 'react';
import { rowSelector } from '#src/meta/useRowNavigation.ts';
import { rowAddress, rowOf } from './rows.ts';

/** Marks the rows that lead to an address, also when rows come and go or show other records, and keeps them in sight. */
export function useMarkedRow(address: string): void {
  useEffect(
    function markRow() {
      const mark = (isMarked: (row: HTMLElement) => boolean) => {
        for (const row of document.querySelectorAll<HTMLElement>(rowSelector)) {
          row.toggleAttribute('data-glanced', isMarked(row));
        }
      };
      const markNow = () => mark((row) => rowAddress(row) === address);
      const observer = new MutationObserver(markNow);
      markNow();
      // The list has just become narrower, or the row is one below.
      rowOf(address)?.scrollIntoView?.({ block: 'nearest' });
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-row'] });
      return () => {
        observer.disconnect();
        mark(() => false);
      };
    },
    [address],
  );
}
