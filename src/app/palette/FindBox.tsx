import { useTranslate } from 'react-admin';
import { cleanText } from '#contract/cleanText.ts';
import { filterText } from '#contract/rules/filterText.ts';
import { definitions } from '#src/resources/registry.ts';
import { useRested } from '#src/ui/combobox/useRested.ts';
import { isMeant } from './matching.ts';
import type { FoundRecord, PaletteGroup, PaletteOption } from './option.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { recordOption, useFound, type Found } from './useFound.ts';
import { placeGroups, usePlaces, type Place } from './usePlaces.ts';
import { useRecent } from './useRecent.ts';

/** Most places that are offered for a text; who wants others types more. */
const mostPlaces = 8;

function placeOption({ key, title, detail, icon, to }: Place): PaletteOption {
  return { key, title, to, ...(detail !== undefined && { detail }), ...(icon && { icon }) };
}

/** What is known without being asked for: recent records first, then pages; without a text, what begins work. */
function useKnown(typed: string, places: readonly Place[]): PaletteGroup[] {
  const translate = useTranslate();
  const called = ({ list, row }: FoundRecord) => {
    const name = definitions[list.name]?.recordRepresentation;
    return typeof name === 'function' ? name(row) : '';
  };
  const recent = useRecent().filter((one) => typed === '' || isMeant(called(one), typed));
  const meant = places
    .filter(({ group, title, also = '' }) => (typed === '' ? group === 'actions' : isMeant(`${title} ${also}`, typed)))
    .slice(0, mostPlaces);
  const groups = [
    {
      key: 'recent',
      options: recent.map((one) => ({ ...recordOption(one), key: `recent/${one.list.name}/${one.row.id}` })),
    },
    ...placeGroups.map((key) => ({ key, options: meant.filter(({ group }) => group === key).map(placeOption) })),
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => ({ ...group, title: translate(`palette.group.${group.key}`) }));
}

/** What is said of the search: that it goes on, how much there is, that there is nothing. */
function useStatus({ waiting, failed }: Found, isAsked: boolean, count: number): string {
  const translate = useTranslate();
  if (waiting) return translate('palette.waiting');
  if (failed.length > 0) return translate('palette.failed', { lists: failed.join(', ') });
  if (isAsked && count === 0) return translate('palette.none');
  return isAsked ? translate('palette.found', { smart_count: count }) : '';
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
  const [rested, rest] = useRested(typed);
  const asked = refused ? '' : rested;
  const found = useFound(asked, refused ? '' : typed, places);
  const known = useKnown(refused ? '' : typed, places);
  const isAsked = asked !== '' && asked === typed;
  const records = isAsked ? found.groups : found.groups.filter(({ key }) => key === 'orders');
  const count = records.reduce((sum, { options }) => sum + options.filter(({ record }) => record).length, 0);
  const here = (key: string, title: string, act: () => void): PaletteGroup => ({
    key,
    title: translate('palette.group.searches'),
    options: [{ key: `${key}/act`, title, act, stays: true }],
  });
  const isNone = isAsked && !found.waiting && records.length === 0 && found.failed.length === 0;
  const groups = refused
    ? []
    : [
        ...(known.length > 0 && records[0]?.key === 'orders' ? [...records.slice(0, 1), ...known] : known),
        ...(known.length > 0 && records[0]?.key === 'orders' ? records.slice(1) : records),
        ...(typed.length > 1 && !isAsked ? [here('ask', translate('palette.ask', { text: typed }), rest)] : []),
        ...(found.failed.length > 0 ? [here('retry', translate('shell.retry'), found.retry)] : []),
        ...(isNone && found.searches.options.length > 0 ? [found.searches] : []),
      ];
  const status = useStatus(found, isAsked, count);
  return (
    <PaletteBox
      label={translate('shell.palette')}
      placeholder={translate('palette.placeholder')}
      text={text}
      onText={onText}
      groups={groups}
      status={status}
      busy={found.waiting}
      refusal={refused && translate(refused.key, refused.values)}
      onChoose={(option, beside) => {
        places.find(({ key }) => key === option.key)?.before?.();
        onChoose(option, beside);
      }}
      onMore={({ record }) => record && onMore(record)}
      onClose={onClose}
    />
  );
}
