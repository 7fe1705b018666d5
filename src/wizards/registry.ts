import type { ResourceScreen } from '#src/resources/resource.ts';
import { billingRequest } from './billingRequest/index.ts';
import { invoice } from './invoicing/index.ts';
import { charge, quickCharge, refund } from './payment/index.ts';
import { editPaymentRequest, paymentRequest, shortPaymentRequest } from './paymentRequest/index.ts';

/** Every wizard, in the order of the menu; adding a wizard means adding a line. */
export const wizards: readonly ResourceScreen[] = [
  charge,
  quickCharge,
  refund,
  paymentRequest,
  shortPaymentRequest,
  editPaymentRequest,
  billingRequest,
  invoice,
];
