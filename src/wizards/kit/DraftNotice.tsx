import { useTranslate } from 'react-admin';
import './kit.css';

/** Says that a draft was restored, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <div className="draft-notice" role="status">
      <p>{translate('draft.restored')}</p>
      <button type="button" className="button" onClick={onDiscard}>
        {translate('draft.discard')}
      </button>
    </div>
  );
}
