/** A name as it is compared: Hebrew and Latin letters and digits alone, in lower case. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9א-ת]/g, '');
const words = (text: string) => text.split(' ');

// Names the specification and the contract use, and those that other systems and people use for the same (spec §3, §5).
const card = {
  exact: words(
    'pan cardno cardnum ccnumber ccnum primaryaccountnumber מסכרטיס כרטיסאשראי ' +
      'cid csc cardcode verificationcode pin pinblock גבהכרטיס ' +
      'track track3 magstripe magneticstripe swipe cardreaderinput פסמגנטי ' +
      'exp expiry expiration expdate expmonth expyear expirymonth expiryyear expirationmonth expirationyear validthru תוקף',
  ),
  endings: words(
    'cardnumber מספרכרטיס מספרהכרטיס מספרכרטיסאשראי ' +
      'cvc cvc2 cvv cvv2 securitycode קודאבטחה קודהאבטחה ' +
      'trackdata track1 track2 cardexpiration cardexpiry expirydate expirationdate תוקףכרטיס תוקףהכרטיס',
  ),
};
const other = {
  exact: words(
    'identitynumber idnumber personalid teudatzehut teudatzeut tz ssn תז מספרזהות ' +
      'bearer assertion passwd pwd codeverifier otp סיסמא אסימון',
  ),
  endings: words('nationalid תעודתזהות תעודתהזהות token password secret apikey authorization cookie cookies jwt סיסמה'),
};

const isAmong = (word: string, { exact, endings }: typeof card) =>
  exact.includes(word) || endings.some((ending) => word.endsWith(ending));

/** Names under which a card's number, security code, track or expiry travels. @example isCardName('card-number') // true */
export function isCardName(name: string): boolean {
  return isAmong(plain(name), card);
}

/** Names of what never leaves the browser in a report: cards, identity numbers, tokens, passwords. */
export function isSecretName(name: string): boolean {
  const word = plain(name);
  return isAmong(word, card) || isAmong(word, other);
}
