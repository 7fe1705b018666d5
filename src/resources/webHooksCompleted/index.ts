import WebhookIcon from '@mui/icons-material/Webhook';
import { defineResource } from '#src/resources/defineResource.ts';

/** Events sent to the merchant's addresses: no `$meta` call; name, time and outcome stand in the payload. */
export const webHooksCompleted = defineResource({
  name: 'webHooksCompleted',
  calls: 'webhooks',
  id: ['eventID', 'correlationId'],
  lists: [
    {
      route: 'WebHooksCompleted',
      // What is told to others is told of these.
      shows: ['billing', 'cardTokens', 'consumers', 'invoices', 'transactions'],
      menu: { group: 'settings', icon: WebhookIcon },
      columns: [
        'payload.eventName',
        'payload.entityType',
        'payload.entityReference',
        'payload.isFailureEvent',
        'payload.eventTimestamp',
        'payload.errorMesage',
        'url',
      ],
      fixedMeta: {
        columns: {
          'payload.eventName': { name: 'column.webhook.event', dataType: 'dictionary', dictionary: 'webhookEvent' },
          'payload.eventTimestamp': { name: 'column.webhook.time', dataType: 'date' },
          'payload.entityType': { name: 'column.webhook.entity', dataType: 'dictionary', dictionary: 'webhookEntity' },
          'payload.entityReference': { name: 'column.webhook.reference', dataType: 'guid' },
          'payload.entityExternalReference': { name: 'column.webhook.externalReference', dataType: 'string' },
          'payload.isFailureEvent': {
            name: 'column.webhook.outcome',
            dataType: 'dictionary',
            dictionary: 'webhookOutcome',
          },
          'payload.errorMesage': { name: 'column.webhook.error', dataType: 'string' },
          url: { name: 'column.webhook.url', dataType: 'string' },
        },
      },
      fixedDictionaries: {
        webhookEvent: [
          'TransactionCreated',
          'TransactionRejected',
          'BillingDealCreated',
          'BillingDealUpdated',
          'CardTokenCreated',
          'CardTokenDeleted',
          'CreditCardExpired',
          'ConsumerCreated',
          'ConsumerUpdated',
          'InvoiceGenerated',
          'InvoiceGenerationFailed',
        ],
        webhookEntity: ['PaymentTransaction', 'BillingDeal', 'CreditCardTokenDetails', 'Consumer', 'Invoice'],
        webhookOutcome: ['true', 'false'],
      },
    },
  ],
});
