import { useTranslate } from 'react-admin';
import { policyOf } from '#src/resources/paths.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { destinations, paletteCaps, shortcutKeys } from './shortcuts.ts';
import styles from './ShortcutSheet.module.css';

interface Line {
  caps: readonly string[];
  text: string;
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.lines}>
        {lines.map(({ caps, text }) => (
          <div key={text} className={styles.line}>
            <dt>{text}</dt>
            <dd dir="ltr">
              {caps.map((cap) => (
                <kbd key={cap} className={styles.key}>
                  {cap}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every shortcut of the keyboard that is open to the person, and the switch that turns those of single keys off. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const [enabled, setEnabled] = useSaved('shortcuts');
  const words = (key: string) => translate(`shortcuts.${key}`);
  const line = (name: keyof typeof shortcutKeys): Line => ({ caps: [shortcutKeys[name].cap], text: words(name) });
  const lists = destinations
    .filter(({ route }) => isOpen(policyOf(route)))
    .map(({ route, cap }) => ({ caps: [shortcutKeys.goTo.cap, cap], text: translate(`route.${route}`) }));
  const alwaysThere = [
    { caps: ['↑', '↓'], text: words('rows') },
    { caps: ['Enter'], text: words('open') },
    { caps: ['Space'], text: words('glance') },
    { caps: ['F6'], text: words('intoGlance') },
    { caps: ['Shift', 'Space'], text: words('tick') },
    { caps: ['Shift', '→', '←'], text: words('width') },
    { caps: ['Esc'], text: translate('ra.action.close') },
  ];
  const palette = [
    { caps: paletteCaps, text: translate('shell.palette') },
    { caps: ['Ctrl / ⌘', 'Enter'], text: words('beside') },
    { caps: ['Tab'], text: words('acts') },
  ];
  return (
    <TaskDialog
      title={translate('shell.shortcuts')}
      main={{ text: translate('ra.action.close'), act: onClose }}
      onEscape={onClose}
    >
      <Lines title={words('palette')} lines={palette} />
      <label className={checkboxLabel}>
        <input type="checkbox" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
        {words('enabled')}
      </label>
      <div className={styles.groups} data-off={!enabled || undefined}>
        <Lines
          title={words('anywhere')}
          lines={(['charge', 'quickCharge', 'till', 'search', 'next', 'previous', 'sheet'] as const).map(line)}
        />
        <Lines title={words('goTo')} lines={lists} />
      </div>
      <Lines title={words('lists')} lines={alwaysThere} />
    </TaskDialog>
  );
}
