import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import styles from './ShareLink.module.css';
import { shareWays, type ShareRecipient } from './shareAddresses.ts';

export interface SharedLink {
  url: string;
  /** What the link is for: the subject of a mail, and how a message begins. */
  title: string;
  /** Whom it is for; without an address the program asks. */
  to?: ShareRecipient | undefined;
}

/** Passes a link on by WhatsApp, SMS, mail, or copied; each says to which address. Nothing is sent before the person does. */
export function ShareLink({ url, title, to = {} }: SharedLink) {
  const translate = useTranslate();
  const copy = useCopy();
  const ways = shareWays(to, title, translate('link.share.message', { title, url }));
  return (
    <ul className={styles.ways} aria-label={translate('link.share.title')}>
      {ways.map(({ key, href, to: address }) => (
        <li key={key}>
          <a className={buttonClass()} href={href} target="_blank" rel="noreferrer">
            {translate(`link.share.${key}`)}
          </a>
          <span className={styles.to}>
            {address === undefined ? (
              translate('link.share.toWhom')
            ) : (
              <AddressText>{`\u2066${address}\u2069`}</AddressText>
            )}
          </span>
        </li>
      ))}
      <li>
        <button type="button" className={buttonClass()} onClick={() => void copy(url)}>
          {translate('link.copy')}
        </button>
        <a className={styles.to} href={url} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{url}</bdi>
        </a>
      </li>
    </ul>
  );
}
