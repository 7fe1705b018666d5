import type { Terminal } from '#src/settings/terminals.ts';

/** What a terminal lacks that charges billing deals: the service, or automatic charging. */
export type ChargingGap = 'noService' | 'byHand';

/** Why deals of a terminal are not charged by themselves; undefined where they are, or where it is not known. */
export function chargingGap({
  enabledFeatures,
  chargesByItself,
}: Pick<Terminal, 'enabledFeatures' | 'chargesByItself'>): ChargingGap | undefined {
  if (!enabledFeatures.includes('Billing')) return 'noService';
  return chargesByItself === false ? 'byHand' : undefined;
}
