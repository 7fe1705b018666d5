import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { StandaloneCard } from './StandaloneCard.tsx';

/** The frame itself failed while it was drawn: what is left is to load the page anew. */
export function FrameFailed() {
  const translate = useTranslate();
  return (
    <StandaloneCard
      title={translate('failure.screen.title')}
      text={translate('failure.screen.text')}
      actions={
        <button type="button" className={buttonClass('filled')} onClick={() => location.reload()}>
          {translate('shell.retry')}
        </button>
      }
    />
  );
}
