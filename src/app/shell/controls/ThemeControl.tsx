import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'react-admin';
import { themeModes } from '#src/ui/theme/appearance.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';

const icons = { light: LightModeOutlinedIcon, dark: DarkModeOutlinedIcon, system: ContrastIcon };

/** Light, dark, or as the device has it. */
export function ThemeControl() {
  const translate = useTranslate();
  const [current, save] = useSaved('theme');
  return (
    <MenuButton
      label={translate('shell.theme.label')}
      icon={icons[current]}
      items={themeModes.map((mode) => ({
        key: mode,
        label: translate(`shell.theme.${mode}`),
        icon: icons[mode],
        selected: mode === current,
        onSelect: () => save(mode),
      }))}
    />
  );
}
