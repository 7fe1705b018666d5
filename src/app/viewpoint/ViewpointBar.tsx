import { useQuery } from '@tanstack/react-query';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { terminalOfAddress } from '#src/settings/addressedTerminal.ts';
import { terminalsQuery } from '#src/settings/queries.ts';
import type { TabChoice } from '#src/settings/terminalChoice.ts';
import { chooseTerminal } from '#src/settings/terminals.ts';
import { useStore } from '#src/store/useStore.ts';
import { toneClass } from '#src/ui/classes/toneClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { measures } from '#src/ui/theme/tokens.ts';
import { leaveViewpoint } from './changeViewpoint.ts';
import type { Viewpoint } from './viewpoint.ts';
import styles from './ViewpointBar.module.css';

interface ViewpointBarProps {
  viewpoint: Viewpoint;
  tab: TabChoice;
  leave?: (viewpoint: Viewpoint) => void;
}

/** Everything that sticks to the top of the window stands below the bar, however many lines it has. */
function useRoomAbove(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(function keepRoom() {
    const { style } = document.documentElement;
    const measure = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      style.setProperty('--above', height);
      style.setProperty('--bar-height', `calc(${measures.barHeight} + ${height})`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--above');
      style.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}

/** Marks the title of the document, whoever writes it. */
function useMarkedTitle(mark: string): void {
  useEffect(
    function keepMarked() {
      const begin = () => {
        if (!document.title.startsWith(mark)) document.title = mark + document.title;
      };
      begin();
      const observer = new MutationObserver(begin);
      observer.observe(document.head, { childList: true, subtree: true, characterData: true });
      return () => {
        observer.disconnect();
        document.title = document.title.replace(mark, '');
      };
    },
    [mark],
  );
}

/** Says a sentence to who hears the page, the first time only: a live region is heard when its text changes. */
function useSaidOnce(sentence: string): RefObject<HTMLSpanElement | null> {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(
    function sayIt() {
      if (region.current?.textContent === '') region.current.textContent = sentence;
    },
    [sentence],
  );
  return region;
}

/** The terminal on screen, as far as it is known; the bar stands before it is, too. */
function useShownTerminal(tab: TabChoice) {
  const { data = [] } = useQuery({
    ...terminalsQuery(useDataProvider<BackOfficeDataProvider>()),
    enabled: false,
  });
  const address = terminalOfAddress(useLocation().search);
  return chooseTerminal(data, { address, tab: useStore(tab) });
}

/** What holds there, in words, the weightiest first. */
function useViewpointWords({ added, removed, terminalID }: Viewpoint, tab: TabChoice): readonly string[] {
  const translate = useTranslate();
  const terminal = useShownTerminal(tab);
  const services = (key: string, features: readonly string[]) =>
    terminal?.terminalID === terminalID && features.length > 0
      ? [translate(`viewpoint.${key}`, { names: features.map((one) => translate(`feature.name.${one}`)).join(', ') })]
      : [];
  return [
    translate('viewpoint.readOnly'),
    ...(terminal ? [`${translate('shell.terminal')} \u2068${terminal.label}\u2069`] : []),
    ...services('with', added),
    ...services('without', removed),
  ];
}

/** Says on every screen as whom it is seen, that nothing is sent, and leads back; the title of the document says it too. */
export function ViewpointBar({ viewpoint, tab, leave = leaveViewpoint }: ViewpointBarProps) {
  const translate = useTranslate();
  const bar = useRoomAbove();
  const words = useViewpointWords(viewpoint, tab);
  const role = translate(`shell.role.${viewpoint.role}`);
  const as = translate('viewpoint.as', { role });
  useMarkedTitle(`[${role}] `);
  const heard = useSaidOnce([as, ...words].join(', '));
  return (
    <aside ref={bar} className={clsx(styles.bar, toneClass('warning'))} aria-label={translate('viewpoint.name')}>
      <VisibilityOutlinedIcon fontSize="small" />
      <p className={styles.text}>
        <strong>{as}</strong>
        {words.map((text) => (
          <span key={text}>· {text}</span>
        ))}
      </p>
      <button type="button" className={buttonClass()} onClick={() => leave(viewpoint)}>
        {translate('viewpoint.leave')}
      </button>
      <span ref={heard} role="status" className={visuallyHidden} />
    </aside>
  );
}
