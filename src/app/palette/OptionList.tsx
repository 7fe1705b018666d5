import { useEffect, useRef, type MouseEvent } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { optionID, type PaletteGroup, type PaletteOption } from './option.ts';
import styles from './Palette.module.css';
import { RecordLine } from './RecordLine.tsx';
import { SentenceLine } from './SentenceLine.tsx';

interface OptionListProps {
  /** Begins the ids of its parts. */
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: PaletteOption | undefined;
  onActive: (key: string) => void;
  onChoose: (option: PaletteOption, event: MouseEvent) => void;
  /** For fingers, which have no Tab. */
  onMore: ((option: PaletteOption) => void) | undefined;
}

function Line({ option: { title, detail, icon: Icon, record, chips, unread } }: { option: PaletteOption }) {
  if (record) return <RecordLine record={record} doing={title} />;
  return (
    <>
      {Icon && (
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
      )}
      <span className={chips ? styles.named : styles.name}>
        <bdi>{title}</bdi>
      </span>
      {chips && <SentenceLine chips={chips} unread={unread} />}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  );
}

type OptionProps = Omit<OptionListProps, 'groups' | 'label'> & { option: PaletteOption };

function Option({ id, option, active, onActive, onChoose, onMore }: OptionProps) {
  const isActive = option === active;
  const line = useRef<HTMLDivElement>(null);
  useEffect(
    function keepInSight() {
      if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  return (
    // The keys are those of the combobox, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      role="option"
      id={optionID(id, option)}
      tabIndex={-1}
      className={styles.option}
      aria-selected={isActive}
      data-danger={option.danger || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => isActive || onActive(option.key)}
      onClick={(event) => onChoose(option, event)}
    >
      <Line option={option} />
      {onMore && option.record && option.title === undefined && (
        // What it does, Tab does for who has a keyboard.
        <span
          aria-hidden
          className={styles.more}
          onClick={(event) => {
            event.stopPropagation();
            onMore(option);
          }}
        >
          ⋯
        </span>
      )}
    </div>
  );
}

/** The rows of a group for cells that ask for all names of a page at once. */
function Rows({ options, children }: { options: readonly PaletteOption[]; children: React.ReactNode }) {
  const rows = options.flatMap(({ record }) => (record ? [record.row] : []));
  const context = useList({ data: rows, resource: options[0]?.record?.list.name ?? '', perPage: rows.length || 1 });
  return <ListContextProvider value={context}>{children}</ListContextProvider>;
}

/** The options, group by group. */
export function OptionList({ groups, ...props }: OptionListProps) {
  const { id, label } = props;
  return (
    <div role="listbox" id={`${id}list`} aria-label={label} className={styles.list}>
      {groups.map(({ key, title, options }) => (
        <div key={key} role="group" aria-labelledby={`${id}${key}/title`} className={styles.group}>
          <div id={`${id}${key}/title`} role="presentation" className={styles.title}>
            {title}
          </div>
          <Rows options={options}>
            {options.map((option) => (
              <Option key={option.key} option={option} {...props} />
            ))}
          </Rows>
        </div>
      ))}
    </div>
  );
}
