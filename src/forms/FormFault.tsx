import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import styles from './FormFault.module.css';

/**
 * What is wrong with a form as a whole: the rules' fault or the server's message. Empty until there is one.
 * @param props.rulesOnly the screen shows the server's message itself
 */
export function FormFault({ rulesOnly = false }: { rulesOnly?: boolean }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const own = errors.root?.form?.message ?? (rulesOnly ? undefined : errors.root?.server?.message);
  const text = own === '' ? translate('CanNotSaveCheckForm') : own;
  return (
    <div role="alert" className={text ? styles.fault : undefined}>
      {text}
    </div>
  );
}
