import { useTranslate } from 'react-admin';
import { cleanText } from '#contract/cleanText.ts';
import { filterText } from '#contract/rules/filterText.ts';
import { definitions } from '#src/resources/registry.ts';
import { useRested } from '#src/ui/combobox/useRested.ts';
import { contractPanel, useMaySeeContract } from '#src/app/contract/contractPanel.ts';
import { isMeant } from './matching.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { useSentence, type Understood } from './sentence/useSentence.ts';
import { recordOption, useFound, type FoundByText } from './useFound.ts';
import { placeGroups, usePlaces, type Place } from './usePlaces.ts';
import { useRecent } from './useRecent.ts';
import { useViewpointOption } from './useViewpointOption.ts';

/** Most places that are offered for a text; who wants others types more. */
const mostPlaces = 8;

function placeOption({ key, title, detail, icon, to }: Place): PaletteOption {
  return { key, title, to, ...(detail !== undefined && { detail }), ...(icon && { icon }) };
}

/** What changed in the contract, for who looks after it and asks. */
function useContractOption(typed: string): PaletteOption[] {
  const translate = useTranslate();
  const maySee = useMaySeeContract();
  const title = translate('contract.title');
  if (!maySee || typed === '' || !isMeant(`${title} ${translate('contract.also')}`, typed)) return [];
  return [{ key: 'contract', title, act: () => contractPanel.write(true) }];
}

/** What is known without being asked for: recent records first, then pages; without a text, what begins work. */
function useKnown(typed: string, places: readonly Place[]): PaletteGroup[] {
  const translate = useTranslate();
  const called = ({ list, row }: FoundRecord) => {
    const name = definitions[list.name]?.recordRepresentation;
    return typeof name === 'function' ? name(row) : '';
  };
  const ofContract = useContractOption(typed);
  const recent = useRecent().filter((one) => typed === '' || isMeant(called(one), typed));
  const viewpoint = useViewpointOption(typed);
  const meant = places
    .filter(({ group, title, also = '' }) => (typed === '' ? group === 'actions' : isMeant(`${title} ${also}`, typed)))
    .slice(0, mostPlaces);
  const groups = [
    {
      key: 'recent',
      options: recent.map((one) => ({ ...recordOption(one), key: `recent/${one.list.name}/${one.row.id}` })),
    },
    ...placeGroups.map((key) => ({
      key,
      options: [
        ...meant.filter(({ group }) => group === key).map(placeOption),
        ...(key === 'settings' ? [...viewpoint, ...ofContract] : []),
      ],
    })),
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => ({ ...group, title: translate(`palette.group.${group.key}`) }));
}

/** What is said of the search: that it goes on, how much there is, that there is nothing. */
function useStatus({ waiting, failed, begun }: FoundByText, isAsked: boolean, count: number): string {
  const translate = useTranslate();
  if (waiting) return translate('palette.waiting');
  if (failed.length > 0) return translate('palette.failed', { lists: failed.join(', ') });
  if (isAsked && count === 0 && begun.length === 0) return translate('palette.none');
  return isAsked && count > 0 ? translate('palette.found', { smart_count: count }) : '';
}

/** What a sentence was understood as and what not, for who hears it; its chips show it. */
function useUnderstood({ options: [first], isNamed, unread }: Understood): string | undefined {
  const translate = useTranslate();
  if (!isNamed || !first?.chips) return undefined;
  const understood = translate('palette.understood', { filters: [first.title, ...first.chips].join(', ') });
  return [understood, ...(unread.length > 0 ? [translate('palette.notUnderstood'), unread.join(', ')] : [])].join(' ');
}

interface FindBoxProps {
  text: string;
  onText: (text: string) => void;
  onChoose: (option: PaletteOption, beside: boolean) => void;
  onMore: (record: FoundRecord) => void;
  onClose: () => void;
}

/** Asks for anything: what is known at once, records when the typing rests or Enter says so. */
export function FindBox({ text, onText, onChoose, onMore, onClose }: FindBoxProps) {
  const translate = useTranslate();
  const places = usePlaces();
  const typed = cleanText(text).trim();
  const refused = typed === '' ? undefined : filterText(typed);
  const wanted = refused ? '' : typed;
  const [rested, rest] = useRested(wanted);
  const isAsked = wanted !== '' && rested === wanted;
  const said = useSentence(wanted);
  // A sentence that says it all is no name of a record.
  const found = useFound(isAsked && !said.isWhole ? wanted : '', wanted, places);
  const known = useKnown(wanted, places);
  const { begun, groups: records, searches, failed, waiting } = found;
  const isNone =
    isAsked && !waiting && said.options.length === 0 && begun.length + records.length + failed.length === 0;
  const named = (key: string, options: readonly PaletteOption[], name = key): PaletteGroup[] =>
    options.length > 0 ? [{ key, title: translate(`palette.group.${name}`), options }] : [];
  const here = (key: string, title: string, act: () => void) => ({ key, title, act, stays: true as const });
  const groups = refused
    ? []
    : [
        ...named('orders', begun, 'actions'),
        ...named('said', said.options),
        ...known,
        ...records,
        ...named('searches', [
          ...(wanted.length > 1 && !isAsked && !said.isWhole
            ? [here('ask', translate('palette.ask', { text: wanted }), rest)]
            : []),
          ...(failed.length > 0 ? [here('retry', translate('shell.retry'), found.retry)] : []),
          ...(isNone ? searches : []),
        ]),
      ];
  const count = [...begun, ...records.flatMap(({ options }) => options)].filter(({ record }) => record).length;
  // Where lists are offered, that no record is called so is no news.
  const status = useStatus(found, isAsked && (count > 0 || said.options.length === 0), count);
  const understood = useUnderstood(said);
  const example = typed === '' ? translate('palette.example') : undefined;
  return (
    <PaletteBox
      label={translate('shell.palette')}
      placeholder={translate('palette.placeholder')}
      text={text}
      onText={onText}
      groups={groups}
      status={example ?? (isAsked ? understood : undefined) ?? status}
      isStatusHeard={isAsked && understood !== undefined}
      busy={found.waiting}
      refusal={refused && translate(refused.key, refused.values)}
      onChoose={onChoose}
      onMore={({ record }) => record && onMore(record)}
      onClose={onClose}
    />
  );
}
