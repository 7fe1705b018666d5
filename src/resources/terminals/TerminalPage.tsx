import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { hiddenFields } from '#contract/fieldPolicies.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { useRecord } from '#src/record/useRecord.ts';
import { terminalPath, type TerminalSection } from '#src/resources/terminalPaths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { FilesSection } from './FilesSection.tsx';
import { SectionForm } from './form/SectionForm.tsx';
import { KeysSection } from './KeysSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import styles from './terminals.module.css';

export type TerminalRecord = RecordFor<'terminals'>;

const sections: readonly TerminalSection[] = [
  'general',
  'documents',
  'requests',
  'checkout',
  'webhooks',
  'keys',
  'services',
];

interface SectionsProps {
  terminalID: string;
  seen: readonly TerminalSection[];
  current: TerminalSection;
}

/** Brings the link of the section on screen into the line of links, which scrolls on a phone. */
const showLink = (link: HTMLElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** Leads to each section at its own address. */
function SectionLinks({ terminalID, seen, current }: SectionsProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.sections} aria-label={translate('resources.terminals.settings')}>
      <ul>
        {seen.map((section) => (
          <li key={section}>
            <Link
              ref={section === current ? showLink : undefined}
              to={terminalPath(terminalID, section)}
              aria-current={section === current ? 'page' : undefined}
            >
              {translate(`terminalPage.section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  current: TerminalSection;
  /** As it was when the section was opened. */
  loaded: TerminalRecord;
}

/** A section of a terminal that has been read. */
function Section({ current, loaded }: SectionProps) {
  const translate = useTranslate();
  const { record } = useRecord('terminals', String(loaded.id));
  const terminal = (record as TerminalRecord | undefined) ?? loaded;
  const mayAll = useIsOpen()({ access: 'billing' });
  const isDisabled = terminal.status === 'disabled';
  return (
    <>
      {isDisabled && <RecordNote tone="neutral">{translate('terminalPage.disabledHelp')}</RecordNote>}
      {current === 'checkout' && (
        <FilesSection terminal={terminal} mayChange={!isDisabled} mayStyle={!isDisabled && mayAll} />
      )}
      <SectionForm section={current} terminal={terminal} />
      {current === 'keys' && <KeysSection terminal={terminal} mayReset={!isDisabled && mayAll} />}
      {current === 'services' && <ServicesSection terminal={terminal} />}
    </>
  );
}

/** The settings of a terminal, in sections that have addresses and forms of their own. */
export function TerminalPage() {
  const { id = '', section } = useParams();
  const { allTerminals } = useSettings();
  const hidden = hiddenFields('terminals', usePerson().roles);
  const seen = sections.filter((name) => name !== 'webhooks' || !hidden.includes(name));
  const current = seen.find((name) => name === section) ?? 'general';
  return (
    <div className={styles.page}>
      <h2 className={styles.name}>
        <bdi>{allTerminals.find(({ terminalID }) => terminalID === id)?.label}</bdi>
      </h2>
      <div className={styles.settings}>
        <SectionLinks terminalID={id} seen={seen} current={current} />
        <div className={styles.section}>
          <LoadedRecord resource="terminals" id={id}>
            {(terminal) => <Section current={current} loaded={terminal} />}
          </LoadedRecord>
        </div>
      </div>
    </div>
  );
}
