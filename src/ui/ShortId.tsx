import { shortGuidLength } from '#contract/constants.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './ShortId.module.css';

/** An id cut to its first characters (spec §9), whole in the tooltip and the copy. @param name what is copied */
export function ShortId({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.id}>
      <bdi dir="ltr" title={id}>
        {id.slice(0, shortGuidLength)}
      </bdi>
      <CopyButton text={id} name={name} />
    </span>
  );
}
