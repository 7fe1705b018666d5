/** The sandbox's people; the password of each is `sandbox`. */
export const people = {
  manager: 'manager@sandbox.test',
  merchant: 'merchant@sandbox.test',
  billing: 'billing@sandbox.test',
  business: 'business@sandbox.test',
  noTerminals: 'noterminals@sandbox.test',
  otherManager: 'manager@other.test',
} as const;
