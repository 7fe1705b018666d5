import { expect, type Page } from '@playwright/test';

/** One stop of the keyboard, and what is wrong with it. */
interface Stop {
  /** What it is, for a person who reads the report. */
  what: string;
  /** Tells it from other stops. */
  id: number;
  faults: string[];
}

/**
 * Looks at the element that has the focus after each press of Tab: once the page has been drawn, and before the next
 * press. Runs in the page.
 */
function watchStops(): void {
  const ids = new Map<Element, number>();
  function lookAtFocus(): Stop {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { what: 'the page', id: 0, faults: [] };
    if (!ids.has(element)) ids.set(element, ids.size + 1);
    // What is drawn for a box or a hidden field is its label.
    const small = element.getBoundingClientRect().width < 4;
    const drawn = small ? (element.closest('label') ?? element.parentElement ?? element) : element;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (drawn.contains(hit) || (hit.contains(drawn) && hit !== document.body && hit.tagName !== 'MAIN'))
      );
    });
    const around = [drawn, element, drawn.parentElement, drawn.parentElement?.parentElement].filter(
      (one) => one instanceof Element,
    );
    const isMarked = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const name =
      element.getAttribute('aria-label') ??
      [...labels, element].map(({ textContent }) => textContent.trim().slice(0, 40)).join(' ');
    return {
      what: `${element.tagName.toLowerCase()} "${name}"`,
      id: ids.get(element) ?? 0,
      // Regions that only take the focus to be scrolled are marked by what stands in them.
      faults: [...(isSeen ? [] : ['hidden']), ...(isMarked ? [] : ['no mark of the focus'])],
    };
  }
  const stops: Stop[] = [];
  let isDue = false;
  const look = () => {
    if (isDue) stops.push(lookAtFocus());
    isDue = false;
  };
  const onTab = (type: 'keydown' | 'keyup', act: () => void) =>
    window.addEventListener(type, ({ key }) => key === 'Tab' && act(), { capture: true });
  onTab('keydown', look);
  onTab('keyup', () => {
    isDue = true;
    requestAnimationFrame(look);
  });
  const takeStops = () => {
    look();
    return stops.splice(0);
  };
  Object.assign(window, { takeStops });
}

/** The keys that are pressed before their stops are read. */
const keysAtOnce = 6;

/** Presses a key several times. @returns the stops it led to */
async function pressOn(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  for (let time = 0; time < keysAtOnce; time += 1) await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { takeStops: () => Stop[] }).takeStops());
}

/**
 * Walks over every stop of the keyboard, from the page's beginning to its end, or back.
 * @returns what is wrong: a stop nobody sees or that shows no mark, a trap, an end that does not come
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(() => {
    // The keyboard goes on from where the focus last was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  if (!(await page.evaluate(() => 'takeStops' in window))) await page.evaluate(watchStops);
  const faults: string[] = [];
  const seen = new Set<number>();
  let before = -1;
  for (let steps = 0; steps < 400; steps += keysAtOnce) {
    for (const stop of await pressOn(page, key)) {
      if (stop.id === 0 || (seen.has(stop.id) && seen.size > 1 && stop.id !== before))
        return { stops: seen.size, faults };
      if (stop.id === before) return { stops: seen.size, faults: [...faults, `${stop.what}: a trap`] };
      faults.push(...stop.faults.map((fault) => `${stop.what}: ${fault}`));
      seen.add(stop.id);
      before = stop.id;
    }
  }
  return { stops: seen.size, faults: [...faults, 'the walk has no end'] };
}

/** Keeps what live regions say from now on, also on pages opened later. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])';
    const hear = (records: MutationRecord[]) =>
      records.forEach(({ target, addedNodes }) => {
        const nodes = [target, ...addedNodes];
        nodes.forEach((node) => {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(live);
          if (region && region.textContent.trim() !== '') heard.push(region.textContent.trim());
        });
      });
    const observer = new MutationObserver(hear);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard?: string[] }).heard?.splice(0) ?? []);
}

/** Waits until a live region has said something. */
export async function expectHeard(heard: () => Promise<string[]>, what: string): Promise<void> {
  await expect
    .poll(async () => (await heard()).length, { message: `${what} is said by a live region` })
    .toBeGreaterThan(0);
}
