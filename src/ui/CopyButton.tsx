import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from './classes/buttonClass.ts';
import { useCopy } from './useCopy.ts';

/** Copies a text. @param name what is copied, for the button's own name. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const label = translate('copy.named', { name });
  return (
    <button
      type="button"
      className={iconButtonClass('small')}
      aria-label={label}
      title={label}
      onClick={() => void copy(text)}
    >
      <ContentCopyOutlinedIcon fontSize="inherit" />
    </button>
  );
}
