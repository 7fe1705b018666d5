import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { extendExpirationRequest } from '#contract/entities/cardToken.ts';
import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { ExpiryInput } from '#src/ui/inputs/card/ExpiryInput.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './EditCardPage.module.css';
import { expiryBody, lastDigits, type ExpiryValues } from './cardValues.ts';
import { isLater } from './isLater.ts';
import type { CardRecord } from './useCards.ts';

function CardFacts({ card: { cardNumber, cardExpiration, cardOwnerName } }: { card: CardRecord }) {
  const translate = useTranslate();
  const expiry = parseExpiry(cardExpiration);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{translate('card.number')}</dt>
        <dd>
          <bdi dir="ltr">{cardNumber}</bdi>
        </dd>
      </div>
      <div>
        <dt>{translate('card.owner')}</dt>
        <dd>{cardOwnerName ? <bdi>{cardOwnerName}</bdi> : '—'}</dd>
      </div>
      <div>
        <dt>{translate('card.expiryNow')}</dt>
        <dd>
          <bdi dir="ltr">{expiry ? toShownExpiry(expiry) : cardExpiration}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** The customer whose card it is, or the customers. */
function ownerPath(card: CardRecord | undefined): string {
  const id = card?.consumerID;
  return !id ? pathTo('Customers') : pathTo('Customer', { id });
}

/** Extends a saved card: the same card with a later date. */
export function EditCardPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toCustomers = { text: translate('card.toCustomers'), act: () => void navigate(pathTo('Customers')) };
  return (
    <RecordFormPage<'cards', ExpiryValues>
      resource="cards"
      saves="cardTokens.extendExpiration"
      schema={extendExpirationRequest.pick(['cardExpiration'])}
      valuesOf={() => ({ cardExpiration: '' })}
      toBody={(values, card) => expiryBody(values, card ?? {})}
      ownFaults={({ cardExpiration }, card) =>
        isLater(cardExpiration, card?.cardExpiration ?? '') ? {} : { cardExpiration: { key: 'card.mustBeLater' } }
      }
      pathOf={(_, card) => ownerPath(card)}
      nameOf={(_, card) => lastDigits(card?.cardNumber ?? '')}
      saveLabel={translate('card.extend')}
      missing={<ListNotice urgent text={translate('CardTokenDeleted')} actions={[toCustomers]} />}
      narrow
    >
      {(card) => (
        <FormSection title={translate('card.extendTitle')}>
          {card && <CardFacts card={card} />}
          <ExpiryInput
            source="cardExpiration"
            label={translate('card.expiryNew')}
            helperText={translate('card.extendHelp')}
            required
            autoFocus
          />
        </FormSection>
      )}
    </RecordFormPage>
  );
}
