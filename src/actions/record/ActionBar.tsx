import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { askedCapsule } from '#src/ui/capsule/askedCapsule.ts';
import { useFocusAround } from '#src/ui/focus/useFocusAround.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';
import { actionLabel, type RecordAction } from '#src/actions/actions.ts';
import styles from './recordActions.module.css';
import { useFocusAmong } from './useFocusAmong.ts';

/** Actions that stand openly beside the primary one; further ones are in a menu. */
const openAtMost = { wide: 3, narrow: 1 };

const classOf = ({ danger }: RecordAction, isFilled: boolean) => buttonClass(isFilled && 'filled', danger && 'danger');

interface ActionBarProps {
  /** Those that are offered. */
  actions: readonly RecordAction[];
  record: RaRecord;
  /** What runs just now. */
  running: RecordAction | undefined;
  /** A question or a form is open. */
  isOpen: boolean;
  isDisabled: (action: RecordAction) => boolean;
  onChoose: (action: RecordAction) => void;
  /** Loads them again, where that failed. */
  retry?: (() => void) | undefined;
}

/** Actions on the page of a record: the first primary one filled, some as buttons, the rest in a menu. */
export function ActionBar({ actions, record, running, isOpen, isDisabled, onChoose, retry }: ActionBarProps) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const group = useFocusAmong(isOpen || running !== undefined);
  // What was pressed may go only after its run has ended, when the record has been drawn again.
  useFocusAround(group);
  const first = actions.find(({ primary }) => primary);
  const others = actions.filter((action) => action !== first);
  const most = narrow ? openAtMost.narrow : openAtMost.wide;
  // A menu of one would only hide it.
  const open = others.length > most + 1 ? others.slice(0, most) : others;
  return (
    <div ref={group} className={styles.actions} role="group" aria-label={translate('list.actions')} tabIndex={-1}>
      {retry && (
        <button type="button" className={buttonClass()} onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {[...(first ? [first] : []), ...open].map((action) =>
        action.kind === 'link' ? (
          <Link key={action.key} className={classOf(action, action === first)} to={action.path(record)}>
            {translate(actionLabel(action))}
          </Link>
        ) : (
          <button
            key={action.key}
            type="button"
            className={classOf(action, action === first)}
            disabled={running !== undefined || isDisabled(action)}
            aria-busy={running?.key === action.key}
            onClick={() => onChoose(action)}
          >
            {translate(actionLabel(action))}
          </button>
        ),
      )}
      {others.length > open.length && (
        <MenuButton
          label={translate('list.moreActions')}
          items={[
            ...others.slice(open.length).map((action) => ({
              key: action.key,
              label: translate(actionLabel(action)),
              danger: action.danger ?? false,
              onSelect: () => running === undefined && !isDisabled(action) && onChoose(action),
            })),
            { key: 'capsule', label: translate('capsule.ask'), onSelect: () => askedCapsule.write({}) },
          ]}
        />
      )}
    </div>
  );
}
