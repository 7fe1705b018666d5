import type { Outcome, PageAction } from './candidates.ts';

/** What the probe offers on a page, as `window.bench`. */
export interface Probe {
  /** When the first row had been painted, in ms since the navigation began. */
  firstRow: Promise<number>;
  /** Acts, and gives the ms until what is wanted of it has been painted. */
  act: (action: PageAction, until: Outcome) => Promise<number>;
  /** Of the last act that led to a number of rows: the ms until the last of them had been laid out and painted too. */
  whole: Promise<number>;
  /** Ticks a row and counts the elements that changed inside other rows. */
  tick: (checkbox: string) => Promise<number>;
}

/**
 * Runs in the page before everything else; it must not use anything from outside.
 * @param row selector of a row with data.
 */
export function installProbe(row: string): void {
  /** By what the page has written down: asking for computed styles would cost it a layout. */
  const isHidden = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [style*="display: none"]') !== null;
  const rows = (): Element[] => {
    for (const body of new Set([...document.querySelectorAll(row)].map((one) => one.parentElement))) {
      if (body && !isHidden(body)) return [...body.querySelectorAll(row)];
    }
    return [];
  };
  const firstText = () => rows()[0]?.textContent;

  /** Resolves after the frame that shows the present document, before whatever a page has put behind it. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
      });
    });

  const until = (what: string, isDone: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`waited for ${what} on ${location.href}`));
      }, 30_000);
      const check = () => {
        if (!isDone()) return;
        observer.disconnect();
        clearTimeout(giveUp);
        resolve(painted());
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      check();
    });

  const find = (selector: string): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => !isHidden(one));
    if (!found) throw new Error(`no ${selector} on ${location.href}`);
    return found;
  };

  const perform = (action: PageAction) => {
    if ('hash' in action) location.hash = action.hash;
    else if ('back' in action) history.back();
    else if ('click' in action) find(action.click).click();
    else {
      const select = find(action.select);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, action.value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  const probe: Probe = {
    firstRow: until('the first row', () => rows().length > 0),
    whole: Promise.resolve(0),
    async act(action, wanted) {
      const before = firstText();
      const began = performance.now();
      perform(action);
      const isDone = () => {
        if (typeof wanted === 'number') return rows().length === wanted;
        if (typeof wanted === 'object')
          return [...document.querySelectorAll(wanted.shown)].some((one) => !isHidden(one));
        const text = firstText();
        return text !== undefined && text !== before;
      };
      const done = until(JSON.stringify([action, wanted]), isDone);
      if (typeof wanted === 'number') {
        probe.whole = done.then(async (first) => {
          let at = first;
          while (rows().at(-1)?.getClientRects().length === 0) at = await painted();
          return at - began;
        });
      }
      return (await done) - began;
    },
    async tick(checkbox) {
      const [, ticked] = rows();
      const control = ticked?.querySelector<HTMLElement>(checkbox);
      if (!ticked || !control) throw new Error(`no ${checkbox} in the second row`);
      const touched = new Set<Element>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const changed = (target instanceof Element ? target : target.parentElement)?.closest(row);
          if (changed && changed !== ticked) touched.add(changed);
        }
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      control.click();
      await painted();
      await painted();
      observer.disconnect();
      return touched.size;
    },
  };
  Object.assign(window, { bench: probe });
}
