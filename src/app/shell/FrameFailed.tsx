import { useTranslate } from 'react-admin';
import { StandaloneCard } from './StandaloneCard.tsx';

/** The frame itself failed while it was drawn: what is left is to load the page anew. */
export function FrameFailed() {
  const translate = useTranslate();
  return (
    <StandaloneCard
      title={translate('failure.screen.title')}
      text={translate('failure.screen.text')}
      actions={
        <button type="button" className="button filled" onClick={() => location.reload()}>
          {translate('shell.retry')}
        </button>
      }
    />
  );
}
