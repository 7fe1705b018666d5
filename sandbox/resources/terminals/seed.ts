import type { Integration } from '#contract/features.ts';
import { type IntegrationSettings, terminals } from '#sandbox/db/schema/terminal.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import { vatRateOn } from '#sandbox/db/seed/money.ts';
import type { TerminalPlan } from '#sandbox/db/seed/plan.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import { type TerminalRow, type SeedContext, writtenBy } from '#sandbox/db/seed/seedContext.ts';
import { events } from '#contract/events.ts';

const providers: Record<Integration, string> = {
  processor: 'Shva',
  aggregator: 'Upay',
  invoicing: 'EasyInvoice',
  marketer: 'Direct',
  pinpadProcessor: 'Nayax',
  virtualWalletProcessor: 'Bit',
  loan: 'Credit line',
};

function integrationsOf(plan: TerminalPlan): Partial<Record<Integration, IntegrationSettings>> {
  return Object.fromEntries(plan.integrations.map((name) => [name, { provider: providers[name] }]));
}

function makeTerminal(context: SeedContext, plan: TerminalPlan, position: number): TerminalRow {
  const random = context.random(`terminal ${position}`);
  const created = instantOf(context.firstDay, 9 * 60);
  const hasPinpad = plan.integrations.includes('pinpadProcessor');
  return {
    terminalID: context.ids('terminal')(position),
    merchantID: context.merchantID,
    position,
    label: plan.label,
    name: plan.name,
    status: plan.status,
    enabledFeatures: [...plan.features],
    integrations: integrationsOf(plan),
    settings: { applyExternalCommission: position === 0 ? 'useCheckboxByDefault' : 'none', allowJ5: plan.allowJ5 },
    paymentRequestSettings: {
      defaultRequestSubject: `דרישת תשלום מאת ${plan.label}`,
      defaultRefundRequestSubject: `זיכוי מאת ${plan.label}`,
      fromAddress: `payments@${plan.name}.test`,
      ...(position === 0 && { merchantLogo: '/sandbox/static/sample-logo.svg' }),
      sendByEmail: true,
      sendBySms: plan.features.includes('SmsNotification'),
      sendByWhatsApp: false,
    },
    billingSettings: {
      notificationEmails: `office@${plan.name}.test`,
      createRecurrentPaymentsAutomatically: plan.automaticCharging,
    },
    checkoutSettings: {
      ...(position === 0 && { customCssReference: '/sandbox/static/sample-brand.css' }),
      issueInvoice: true,
      redirectUrls: [`https://${plan.name}.test/thanks`],
      legacyRedirectResponse: false,
    },
    webhooks: {
      securityHeader: { key: 'X-Webhook-Key', value: `sandbox-${plan.name}` },
      items: Object.entries(events).map(([eventName, { isFailure }]) => ({
        eventName,
        url: `https://${plan.name}.test/hooks`,
        isFailureEvent: isFailure,
      })),
    },
    devices: hasPinpad
      ? [
          { deviceID: `${plan.name}-1`, deviceName: 'קופה 1' },
          { deviceID: `${plan.name}-2`, deviceName: 'קופה 2' },
        ]
      : [],
    cvvRequired: true,
    nationalIDRequired: false,
    vatRate: vatRateOn(context.today),
    defaultInvoiceType: 'invoiceWithPaymentInfo',
    defaultRefundInvoiceType: 'refundInvoice',
    defaultCreditInvoiceType: 'creditNote',
    transmissionTime: '23:30',
    processorTerminalNumber: `0${random.digits(9)}`,
    masavInstitution: `5${random.digits(7)}`,
    masavInstitutionName: context.plan.merchantName,
    sharedApiKey: `shared-${context.ids('shared key')(position)}`,
    apiKeyHash: null,
    created,
    ...writtenBy(context, created),
  };
}

function makeTerminals(context: SeedContext): TerminalRow[] {
  return context.plan.terminals.map((plan, position) => makeTerminal(context, plan, position));
}

/** Terminals, which every row has. */
export function seedTerminals(context: SeedContext): Seeding[] {
  context.terminals = makeTerminals(context);
  return [insertionOf(terminals, context.terminals)];
}
