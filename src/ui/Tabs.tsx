import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

/** One tab; its content is drawn while it is chosen. */
export interface Tab {
  key: string;
  label: string;
  /** How many things it holds; draws nothing until it is known. */
  count?: ReactNode;
  content: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Parts of a page of which one is on screen; arrow keys move along the row, in the direction of the page. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ key }) => key === chosen) ?? tabs[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const step = sideways ? (event.key === forth ? 1 : -1) : (steps[event.key] ?? 0);
    const from = tabs.findIndex((tab) => tab === current);
    const place = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : from + step;
    const next = tabs[(place + tabs.length) % tabs.length];
    if (!next || next === current) return;
    event.preventDefault();
    onChoose(next.key);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <div className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus */}
      <div ref={row} role="tablist" aria-label={label} className="tab-row" onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === current?.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === current?.key ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {name}
            {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.key}`} className="tab-panel">
        {current?.content}
      </div>
    </div>
  );
}
