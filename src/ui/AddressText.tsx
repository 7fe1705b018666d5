import { Fragment } from 'react';
import styles from './AddressText.module.css';

/** What a sentence sets apart from its own direction, as `\u2066dana@example.test\u2069`. */
const apart = /\u2066([^\u2069]*)\u2069/;

/** An address of which no line ends within a word: it goes to the next line whole, and one longer than a line ends it after an @ first. */
function Address({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={styles.address}>
      {children.split(/(?<=@)/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

/**
 * A sentence whose addresses stay whole.
 * @example <AddressText>{`Sent to \u2066dana@example.test\u2069`}</AddressText>
 */
export function AddressText({ children }: { children: string }) {
  return children.split(apart).map((part, place) => (place % 2 === 0 ? part : <Address key={place}>{part}</Address>));
}
