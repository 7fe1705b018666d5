import type { DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { valueAt, without } from '#contract/fieldPolicies.ts';
import { filled } from '#src/fields/wireValues.ts';
import { sameLink } from '#src/fields/link/sameLink.ts';
import { linkBody, type LinkPlace } from './linkBody.ts';
import { mayHavePlan, offersCredit, type LinkValues } from './linkValues.ts';
import { moreFields } from './moreValues.ts';

type Link = RecordOf<'paymentRequests'>;
type LinkBody = ReturnType<typeof linkBody>;

/** What the form knows of a deal: left empty it is emptied. */
const emptied = {
  dealDescription: null,
  dealReference: null,
  consumerName: null,
  consumerEmail: null,
  consumerPhone: null,
  consumerNationalID: null,
};

/** A plan is paid as its link was before, where that was in payments; one that has gone leaves a regular deal. */
function typeOf(planned: LinkBody['transactionType'], { transactionType, numberOfPayments }: Link) {
  if (planned) return transactionType === 'credit' ? transactionType : planned;
  return (numberOfPayments ?? 0) > 1 ? 'regularDeal' : transactionType;
}

/** Without what a server may have and does not tell, as long as nothing was set in its place (docs/wire.md §3.9). */
function withoutUnsaid<Part extends object>(part: Part, link: Link): Part {
  const isSet = (name: string) => Boolean(valueAt(part, name)) && valueAt(part, name) !== 'J4';
  const unsaid = ['jDealType', ...moreFields];
  return without(
    part,
    unsaid.filter((name) => valueAt(link, name) === undefined && !isSet(name)),
  );
}

/**
 * What a form sends for a link that stands: what it knows, and the rest as it was. Where the form shows no plan of
 * payments, the link's goes with the amount it was made of.
 */
export function changeBody(values: LinkValues, link: Link, place: LinkPlace): DraftOf<UpdateOf<'paymentRequests'>> {
  const {
    vatRate: _rate,
    vatTotal: _vat,
    netTotal: _net,
    discountTotal: _discount,
    netDiscountTotal: _netDiscount,
    ...same
  } = sameLink(link);
  const { dealDetails, installmentDetails, ...whole } = linkBody(values, place);
  const body = withoutUnsaid(whole, link);
  const { items: _items, ...deal } = link.dealDetails ?? {};
  const { minCreditInstallments, maxCreditInstallments, ...plan } = same.installmentDetails ?? {};
  const keepsPlan = !mayHavePlan(values) && Number(body.paymentRequestAmount) === link.paymentRequestAmount;
  return {
    ...same,
    ...body,
    ...(mayHavePlan(values) && { transactionType: typeOf(body.transactionType, link) }),
    ...(values.purpose === 'card' && link.onlyAddCard && filled({ jDealType: link.jDealType })),
    language: link.language ?? place.locale,
    dealDetails: { ...deal, ...emptied, ...dealDetails },
    installmentDetails: {
      ...(keepsPlan && plan),
      ...withoutUnsaid(installmentDetails ?? {}, link),
      // What nobody can see stays.
      ...(!offersCredit(values) && filled({ minCreditInstallments, maxCreditInstallments })),
    },
  };
}
