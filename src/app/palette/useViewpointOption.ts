import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { viewpointChoice } from '#src/app/viewpoint/viewpointChoice.ts';
import { mayViewAs } from '#src/app/viewpoint/viewpoint.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { isMeant } from './matching.ts';
import type { PaletteOption } from './option.ts';

/** Seeing the application as somebody else, for whoever may and asks for it. */
export function useViewpointOption(typed: string): PaletteOption[] {
  const translate = useTranslate();
  const title = translate('viewpoint.open');
  if (!mayViewAs(usePerson().roles) || typed === '') return [];
  if (!isMeant(`${title} ${translate('palette.also.viewAs')}`, typed)) return [];
  return [{ key: 'viewAs', title, icon: VisibilityOutlinedIcon, act: () => viewpointChoice.write(true) }];
}
