import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { iconButtonClass } from './classes/buttonClass.ts';

/** Copies a text and says whether that worked (spec §8). @param name what is copied, for the button's own name. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('copy.named', { name });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('CopiedToClipboard', { type: 'success' });
    } catch {
      notify('CanNotCopyToClipboard', { type: 'error' });
    }
  }

  return (
    <button
      type="button"
      className={iconButtonClass('small')}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <ContentCopyOutlinedIcon fontSize="inherit" />
    </button>
  );
}
