import type { EndpointId } from '#contract/endpoints.ts';

/**
 * Calls of the contract that no screen makes yet. This list only shrinks: a call that has gained a caller must be
 * taken out, and a call that loses its last caller does not get in unnoticed.
 */
export const callsToCome: readonly EndpointId[] = [
  'terminals.get',
  'terminals.update',
  'terminals.resetApiKey',
  'terminals.resetSharedApiKey',
  'terminals.availableFeatures',
  'terminals.uploadLogo',
  'terminals.deleteLogo',
  'terminals.uploadStylesheet',
  'terminals.deleteStylesheet',
];
