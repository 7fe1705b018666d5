import { useState } from 'react';
import { FigureText } from '#src/list/figures/FigureSection.tsx';
import { useTranslate } from 'react-admin';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ruleSentences } from './ruleText.ts';
import styles from './incoming.module.css';

const CreditRuleDialog = lazyPart(async () => (await import('./CreditRuleDialog.tsx')).CreditRuleDialog);

export interface CreditRuleProps {
  rule: CreditRule | undefined;
  onChange: (rule: CreditRule | undefined) => void;
}

interface CreditRuleNoteProps extends CreditRuleProps {
  /** What the page does on days on which banks are closed: a catalogue key. */
  onClosedDays?: string;
}

/** By which rule the figures are told, and its change; without one, that only days of charges are known. */
export function CreditRuleNote({ rule, onChange, onClosedDays = 'books.rule.unshifted' }: CreditRuleNoteProps) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const [open, setOpen] = useState(false);
  const said = ruleSentences(rule, translate);
  return (
    <div className={styles.rule}>
      <FigureText>
        {rule ? said.join(' ') : translate('books.rule.none', { terminal: terminal.label })}{' '}
        {rule && translate(onClosedDays)}
      </FigureText>
      <button type="button" className={buttonClass()} onClick={() => setOpen(true)}>
        {translate(rule ? 'books.rule.change' : 'books.rule.set')}
      </button>
      {open && <CreditRuleDialog rule={rule} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
