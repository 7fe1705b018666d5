import WebhookIcon from '@mui/icons-material/Webhook';
import { eventNames } from '#contract/events.ts';
import { defineResource } from '#src/resources/defineResource.ts';

/** Events sent to the merchant's addresses: no `$meta` call; name, time and kind stand in the payload. */
export const webHooksCompleted = defineResource({
  name: 'webHooksCompleted',
  calls: 'webhooks',
  id: ['eventID', 'correlationId'],
  primaryText: ['payload.eventName'],
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
          'payload.eventName': { name: 'column.webhook.event', dataType: 'dictionary', dictionary: 'webhookEventEnum' },
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
        webhookEventEnum: eventNames,
        webhookEntity: ['PaymentTransaction', 'BillingDeal', 'CreditCardTokenDetails', 'Consumer', 'Invoice'],
        webhookOutcome: ['true', 'false'],
      },
      quickFilters: ['eventName', 'quickDateFilter', 'isFailureEvent'],
    },
  ],
  actions: { row: async () => (await import('./actions.ts')).rowActions },
});
