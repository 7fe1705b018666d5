import { useTranslate } from 'react-admin';
import { askedCapsule, type AskedCapsule } from './askedCapsule.ts';

/** Opens what goes into a file for support about this page, before it is saved. */
export function CapsuleButton({ className, ...failure }: AskedCapsule & { className: string }) {
  const translate = useTranslate();
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => askedCapsule.write(failure)}>
      {translate('capsule.ask')}
    </button>
  );
}
