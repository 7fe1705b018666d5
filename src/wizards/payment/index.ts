import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { defineWizard } from '#src/wizards/kit/defineWizard.ts';

const messages = 'payments';
const pages = async () => (await import('./PaymentPage.tsx')).paymentPages;

/** Charges a customer, step by step. */
export const charge = defineWizard({
  route: 'Charge',
  messages,
  menu: { group: 'payments', icon: CreditCardOutlinedIcon },
  wizard: async () => (await pages()).Charge,
});

/** Charges a card on one screen. */
export const quickCharge = defineWizard({
  route: 'QuickCharge',
  messages,
  menu: { group: 'payments', icon: BoltOutlinedIcon },
  wizard: async () => (await pages()).QuickCharge,
});

/** Gives a customer money back, step by step. */
export const refund = defineWizard({
  route: 'Refund',
  messages,
  menu: { group: 'payments', icon: UndoIcon },
  wizard: async () => (await pages()).Refund,
});
