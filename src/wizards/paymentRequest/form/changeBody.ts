import type { DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { sameLink } from '#src/fields/link/sameLink.ts';
import { linkBody, type LinkPlace } from './linkBody.ts';
import type { LinkValues } from './linkValues.ts';

type Link = RecordOf<'paymentRequests'>;

/** What the form knows of a deal: left empty it is emptied. */
const emptied = {
  dealDescription: null,
  dealReference: null,
  consumerName: null,
  consumerEmail: null,
  consumerPhone: null,
  consumerNationalID: null,
};

/**
 * What a form sends for a link that stands: what it knows, and the rest as it was. A plan of payments goes with the amount
 * it was made of.
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
  const { dealDetails, installmentDetails: bounds, ...body } = linkBody(values, place);
  const { items: _items, ...deal } = link.dealDetails ?? {};
  const plan = Number(body.paymentRequestAmount) === link.paymentRequestAmount ? same.installmentDetails : {};
  return {
    ...same,
    ...body,
    language: link.language ?? place.locale,
    dealDetails: { ...deal, ...emptied, ...dealDetails },
    installmentDetails: { ...plan, ...bounds },
  };
}
