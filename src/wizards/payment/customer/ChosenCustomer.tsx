import { useTranslate } from 'react-admin';
import type { CustomerValues } from '#src/wizards/payment/form/paymentForm.ts';

/** The customer of the deal, and the way to another one. */
export function ChosenCustomer({ customer, onChange }: { customer: CustomerValues; onChange: () => void }) {
  const translate = useTranslate();
  const { consumerName, consumerEmail, consumerPhone, consumerNationalID } = customer;
  const details = [consumerEmail, consumerPhone, consumerNationalID].filter(Boolean);
  return (
    <div className="chosen">
      <div className="chosen-text">
        <strong>
          <bdi>{consumerName}</bdi>
        </strong>
        {details.map((text) => (
          <bdi key={text} className="choice-detail">
            {text}
          </bdi>
        ))}
      </div>
      <button type="button" className="button" onClick={onChange}>
        {translate('payment.customer.change')}
      </button>
    </div>
  );
}
