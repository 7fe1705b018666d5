import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordAction } from '#src/actions/actions.ts';
import { isMeant } from './matching.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import styles from './Palette.module.css';
import { PaletteBox } from './PaletteBox.tsx';
import { useActs } from './useActs.ts';
import { useRecordName } from './useRecordFormat.ts';

interface ActsBoxProps {
  record: FoundRecord;
  onChoose: (option: PaletteOption, beside: boolean) => void;
  onAct: (action: RecordAction, record: FoundRecord) => void;
  onBack: () => void;
  onClose: () => void;
}

/** What can be done with one record. */
export function ActsBox({ record, onAct, ...props }: ActsBoxProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const name = useRecordName(record);
  const { groups: all, waiting, failed, retry } = useActs(record, onAct);
  const typed = text.trim();
  const groups = all
    .map((group) => ({ ...group, options: group.options.filter(({ title = '' }) => !typed || isMeant(title, typed)) }))
    .filter(({ options }) => options.length > 0);
  const again: PaletteGroup = {
    key: 'retry',
    title: translate('palette.group.actions'),
    options: [{ key: 'retry/act', title: translate('shell.retry'), act: retry, stays: true }],
  };
  return (
    <PaletteBox
      {...props}
      label={translate('action.label', { name })}
      placeholder={translate('palette.acts')}
      heading={<bdi className={styles.heading}>{name}</bdi>}
      text={text}
      onText={setText}
      groups={failed ? [...groups, again] : groups}
      status={waiting ? translate('palette.waiting') : failed ? translate('failure.part') : ''}
      busy={waiting}
    />
  );
}
