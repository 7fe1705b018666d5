import { internationalNumber } from './internationalNumber.ts';

/** Whom a link is passed on to, as far as it is known. */
export interface ShareRecipient {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** A way of passing a link on, and to which address; without one the program asks for it. */
export interface ShareWay {
  key: 'whatsApp' | 'sms' | 'email';
  href: string;
  to: string | undefined;
}

/**
 * Addresses that open the programs of the device with a message written, which the person still sends.
 * @param message with the link in it
 */
export function shareWays({ phone, email }: ShareRecipient, subject: string, message: string): ShareWay[] {
  const number = internationalNumber(phone);
  const text = encodeURIComponent(message);
  const mail = `subject=${encodeURIComponent(subject)}&body=${text}`;
  return [
    {
      key: 'whatsApp',
      href: `https://wa.me/${number ?? ''}?text=${text}`,
      to: number === undefined ? undefined : (phone ?? undefined),
    },
    // iOS and Android both read a body behind "?&".
    {
      key: 'sms',
      href: `sms:${number === undefined ? '' : `+${number}`}?&body=${text}`,
      to: number && (phone ?? undefined),
    },
    { key: 'email', href: `mailto:${encodeURIComponent(email ?? '')}?${mail}`, to: email || undefined },
  ];
}
