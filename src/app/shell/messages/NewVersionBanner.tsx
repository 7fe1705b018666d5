import { useTranslate } from 'react-admin';
import type { NewVersion } from '#src/settings/newVersion.ts';
import { useStore } from '#src/store/useStore.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { confirmLeaving } from '#src/unsavedWork/unsavedWork.ts';
import { Banner } from './Banner.tsx';

/**
 * Stands in the live region of the messages. Offers to load the page anew when a new version is out (spec §2, §8); unsaved work is asked about first.
 */
export function NewVersionBanner({
  version,
  reload = () => location.reload(),
}: {
  version: Pick<NewVersion, 'read' | 'subscribe' | 'putOff'>;
  reload?: () => void;
}) {
  const translate = useTranslate();
  const isAvailable = useStore(version);
  const refresh = async () => {
    if (await confirmLeaving()) reload();
  };
  if (!isAvailable) return null;
  return (
    <Banner text={translate('NewVersionAvailable')}>
      <button type="button" className={buttonClass('filled')} onClick={refresh}>
        {translate('ra.action.refresh')}
      </button>
      <button type="button" className={buttonClass('plain')} onClick={version.putOff}>
        {translate('shell.version.later')}
      </button>
    </Banner>
  );
}
