import { CircleUser, LogOut, User } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { pathTo } from '#src/resources/paths.ts';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { useSignOut } from './signOut.ts';

const SignOutIcon = () => <LogOut className="mirrored" />;

/** Who is signed in, as what, and the way out. */
export function ProfileControl() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { displayName, roles } = usePerson();
  return (
    <MenuButton
      label={translate('shell.profile')}
      icon={CircleUser}
      heading={
        <>
          <bdi className="menu-heading-name">{displayName}</bdi>
          <span>{roles.map((role) => translate(`shell.role.${role}`)).join(', ')}</span>
        </>
      }
      items={[
        {
          key: 'profile',
          label: translate('shell.myProfile'),
          icon: User,
          onSelect: () => void navigate(pathTo('MyProfile')),
        },
        { key: 'signOut', label: translate('shell.signOut'), icon: SignOutIcon, onSelect: signOut },
      ]}
    />
  );
}
