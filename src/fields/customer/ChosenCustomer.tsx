import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './customer.module.css';
import type { CustomerValues } from './customerValues.ts';

/** Fields and what leads to some; what is folded is passed over. */
const goesOn = ':is(input, select, textarea):not(details:not([open]) *), summary, [type=submit]';
const isAfter = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The customer who was chosen, and the way to another one. Chosen just now, the focus is where one goes on: what follows. */
export function ChosenCustomer({ customer, onChange }: { customer: CustomerValues; onChange: () => void }) {
  const translate = useTranslate();
  const { consumerName, consumerEmail, consumerPhone, consumerNationalID } = customer;
  const element = useRef<HTMLDivElement>(null);
  useEffect(function leadOn() {
    // What it was chosen with had the focus and has gone.
    if (document.activeElement !== document.body) return;
    const { current } = element;
    const fields = current?.closest('form')?.querySelectorAll<HTMLElement>(goesOn);
    [...(fields ?? [])].find((field) => current && isAfter(current, field))?.focus();
  }, []);
  const details = [consumerEmail, consumerPhone, consumerNationalID].filter(Boolean);
  return (
    <div ref={element} className={styles.chosen}>
      <div className={styles.text}>
        <strong>
          <bdi>{consumerName}</bdi>
        </strong>
        {details.map((text) => (
          <bdi key={text} className={styles.detail}>
            {text}
          </bdi>
        ))}
      </div>
      <button type="button" className={buttonClass()} onClick={onChange}>
        {translate('customerField.change')}
      </button>
    </div>
  );
}
