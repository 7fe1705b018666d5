import type { Terminal } from '#src/settings/terminals.ts';

/** What a terminal lacks that charges billing deals: the service, or automatic charging. */
export type ChargingGap = 'noService' | 'byHand';

/** How deals of a terminal come to be charged; undefined where it is not known. */
export type Charging = ChargingGap | 'byItself';

/** Why deals of a terminal are not charged by themselves; undefined where they are, or where it is not known. */
export function chargingGap({
  enabledFeatures,
  chargesByItself,
}: Pick<Terminal, 'enabledFeatures' | 'chargesByItself'>): ChargingGap | undefined {
  if (!enabledFeatures.includes('Billing')) return 'noService';
  return chargesByItself === false ? 'byHand' : undefined;
}

/** What is known of how deals of a terminal come to be charged. */
export const chargingOf = (terminal: Pick<Terminal, 'enabledFeatures' | 'chargesByItself'>): Charging | undefined =>
  chargingGap(terminal) ?? (terminal.chargesByItself ? 'byItself' : undefined);
