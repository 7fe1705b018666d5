import { describe, expect, it } from 'vitest';
import {
  businessTimeZone,
  chunkLoadTimeoutMs,
  defaultIdleTimeoutMinutes,
  defaultPageSize,
  defaultUiVersion,
  idleWarningSeconds,
  lastChargedCustomersKept,
  locales,
  maximumTake,
  maximumUploadBytes,
  pageSizes,
  shortGuidLength,
  spinnerDelayMs,
  successMessageMs,
  typeaheadDelayMs,
  uiVersionHeader,
  versionCheckIntervalMs,
  versionHeader,
} from '#contract/constants.ts';
import { features, integrations, invoicingProviders } from '#contract/features.ts';

const values = {
  spinnerDelayMs,
  successMessageMs,
  defaultIdleTimeoutMinutes,
  idleWarningSeconds,
  versionCheckIntervalMs,
  defaultUiVersion,
  lastChargedCustomersKept,
  defaultPageSize,
  maximumTake,
  typeaheadDelayMs,
  shortGuidLength,
  maximumUploadBytes,
  chunkLoadTimeoutMs,
  businessTimeZone,
  uiVersionHeader,
  versionHeader,
  locales,
};

describe('the constants of the specification', () => {
  it.each([
    ['spinnerDelayMs', 1500],
    ['successMessageMs', 5000],
    ['defaultIdleTimeoutMinutes', 15],
    ['idleWarningSeconds', 60],
    ['versionCheckIntervalMs', 300_000],
    ['defaultUiVersion', '0.0.0'],
    ['lastChargedCustomersKept', 5],
    ['defaultPageSize', 100],
    ['maximumTake', 1000],
    ['typeaheadDelayMs', 500],
    ['shortGuidLength', 8],
    ['maximumUploadBytes', 1_048_576],
    ['chunkLoadTimeoutMs', 120_000],
    ['businessTimeZone', 'Asia/Jerusalem'],
    ['uiVersionHeader', 'X-UI-Version'],
    ['versionHeader', 'X-Version'],
    ['locales', ['he-IL', 'en-IL']],
  ] as const)('%s is %j', (name, value) => {
    expect(values[name]).toEqual(value);
  });

  it('offer the default page size among the others', () => {
    expect(pageSizes).toContain(defaultPageSize);
  });
});

describe('what a terminal may have', () => {
  it.each([
    [
      features,
      'PreventDoubleTansactions RecurrentPayments SmsNotification Checkout Api Billing CreditCardTokens GooglePay Blender',
    ],
    [integrations, 'processor aggregator invoicing marketer pinpadProcessor virtualWalletProcessor loan'],
    [invoicingProviders, 'RapidOne EasyInvoice MorningInvoice iCount'],
  ])('%j', (words, expected) => {
    expect(words.join(' ')).toBe(expected);
  });
});
