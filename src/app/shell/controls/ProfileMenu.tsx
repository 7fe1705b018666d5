import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { sheetStore } from '#src/app/shortcuts/sheetStore.ts';
import { mayViewAs } from '#src/app/viewpoint/viewpoint.ts';
import { viewpointChoice } from '#src/app/viewpoint/viewpointChoice.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { pathTo } from '#src/resources/paths.ts';
import { mirrored } from '#src/ui/icons/mirrored.ts';
import { MenuPopup, type MenuItemData } from '#src/ui/menus/MenuPopup.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';
import styles from './ProfileMenu.module.css';
import { useSignOut } from './signOut.ts';

const SignOutIcon = () => <LogoutIcon className={mirrored} />;

/** Who is signed in, as what, and the way out; a manager may see the application as somebody else. */
export function ProfileMenu(panel: PanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { displayName, roles } = usePerson();
  const viewAs: MenuItemData = {
    key: 'viewAs',
    label: translate('viewpoint.open'),
    icon: VisibilityOutlinedIcon,
    onSelect: () => viewpointChoice.write(true),
  };
  return (
    <MenuPopup
      {...panel}
      label={translate('ra.auth.user_menu')}
      heading={
        <>
          <bdi className={styles.name}>{displayName}</bdi>
          <span>{roles.map((role) => translate(`shell.role.${role}`)).join(', ')}</span>
        </>
      }
      items={[
        {
          key: 'profile',
          label: translate('shell.myProfile'),
          icon: PersonOutlinedIcon,
          onSelect: () => void navigate(pathTo('MyProfile')),
        },
        {
          key: 'shortcuts',
          label: translate('shell.shortcuts'),
          icon: KeyboardOutlinedIcon,
          onSelect: () => sheetStore.write(true),
        },
        ...(mayViewAs(roles) ? [viewAs] : []),
        { key: 'signOut', label: translate('ra.auth.logout'), icon: SignOutIcon, onSelect: signOut },
      ]}
    />
  );
}
