import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import KeyboardOutlinedIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { isAllowed } from '#contract/roles.ts';
import { sheetStore } from '#src/app/shortcuts/sheetStore.ts';
import { viewpointChoice } from '#src/app/viewpoint/viewpointChoice.ts';
import { pathTo } from '#src/resources/paths.ts';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';
import { mirrored } from '#src/ui/icons/mirrored.ts';
import styles from './ProfileControl.module.css';
import { useSignOut } from './signOut.ts';

const SignOutIcon = () => <LogoutIcon className={mirrored} />;

/** Who is signed in, as what, and the way out. */
export function ProfileControl() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { displayName, roles } = usePerson();
  return (
    <MenuButton
      label={translate('ra.auth.user_menu')}
      icon={AccountCircleOutlinedIcon}
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
        ...(isAllowed('billing', roles)
          ? [
              {
                key: 'viewAs',
                label: translate('shell.viewAs'),
                icon: AccountCircleOutlinedIcon,
                onSelect: () => viewpointChoice.write(true),
              },
            ]
          : []),
        { key: 'signOut', label: translate('ra.auth.logout'), icon: SignOutIcon, onSelect: signOut },
      ]}
    />
  );
}
