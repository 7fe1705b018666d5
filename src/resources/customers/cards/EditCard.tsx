import { useDataProvider, useTranslate } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { extendExpirationRequest } from '#contract/entities/cardToken.ts';
import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { RecordSkeleton } from '#src/record/RecordSkeleton.tsx';
import '#src/record/record.css';
import { pathTo } from '#src/resources/paths.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { toText } from '#src/forms/formTexts.ts';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';
import { ExpiryInput } from '#src/ui/inputs/ExpiryInput.tsx';
import './cards.css';
import { isLater } from './isLater.ts';
import { useCards, type SavedCard } from './useCards.ts';

interface ExpiryValues {
  cardExpiration: string;
}

function ExpiryForm({ card }: { card: SavedCard }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { creditCardTokenID, cardNumber, cardExpiration, consumerID } = card;
  const back = () =>
    void navigate(consumerID ? `${pathTo('Customer', { id: consumerID })}?tab=cards` : pathTo('Customers'), {
      replace: true,
    });
  const toBody = (values: ExpiryValues) => ({
    creditCardTokenID,
    cardNumber,
    cardExpiration: toText(wireExpiry(values.cardExpiration)),
  });
  const rules = schemaResolver<ExpiryValues>({
    schema: extendExpirationRequest.pick(['cardExpiration']),
    toBody,
    translate,
  });
  const later: Resolver<ExpiryValues> = async (values, context, options) => {
    const judged = await rules(values, context, options);
    if (judged.errors.cardExpiration || isLater(values.cardExpiration, cardExpiration)) return judged;
    return { values: {}, errors: { cardExpiration: { type: 'rule', message: translate('card.mustBeLater') } } };
  };
  const form = useGuardedForm<ExpiryValues>({
    defaultValues: { cardExpiration: '' },
    resolver: later,
    save: (values) => dataProvider.operate('cardTokens.extendExpiration', { body: toBody(values), quiet: true }),
    onSaved: back,
  });
  const expiry = parseExpiry(cardExpiration);
  return (
    <FormFrame form={form} saveLabel={translate('card.extend')} onCancel={back} narrow>
      <FormSection title={translate('card.extendTitle')}>
        <dl className="card-facts">
          <div>
            <dt>{translate('card.number')}</dt>
            <dd>
              <bdi dir="ltr">{cardNumber}</bdi>
            </dd>
          </div>
          <div>
            <dt>{translate('card.owner')}</dt>
            <dd>{card.cardOwnerName === '' ? '—' : <bdi>{card.cardOwnerName}</bdi>}</dd>
          </div>
          <div>
            <dt>{translate('card.expiryNow')}</dt>
            <dd>
              <bdi dir="ltr">{expiry ? toShownExpiry(expiry) : cardExpiration}</bdi>
            </dd>
          </div>
        </dl>
        <ExpiryInput
          name="cardExpiration"
          label={translate('card.expiryNew')}
          help={translate('card.extendHelp')}
          required
          autoFocus
        />
      </FormSection>
    </FormFrame>
  );
}

/** Extends a saved card: the same card with a later date. */
export function EditCard() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useCards({ creditCardTokenID: id });
  const card = isFetchedAfterMount ? data?.find(({ creditCardTokenID }) => creditCardTokenID === id) : undefined;
  if (card) return <ExpiryForm key={id} card={card} />;
  if (error) {
    const retry = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('record.failed')} actions={[retry]} />;
  }
  if (!isFetchedAfterMount) return <RecordSkeleton />;
  const toCustomers = { text: translate('card.toCustomers'), act: () => void navigate(pathTo('Customers')) };
  return <ListNotice urgent text={translate('CardTokenDeleted')} actions={[toCustomers]} />;
}
