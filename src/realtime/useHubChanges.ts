import { useEffect, useEffectEvent } from 'react';
import { isObject } from '#contract/envelope.ts';
import { lazyHub } from './lazyHub.ts';
import { useHubAddress } from './realtimeContext.ts';

/** What the hub tells of besides payments under way: deals that were charged, and links that a payer opened or paid. */
export type HubTopic = 'deals' | 'links';

/** Milliseconds in which news are told as one: of the record on screen, and of whatever records a list shows. */
const [oneRecordMs, manyRecordsMs] = [300, 3000];

/** The ids a message is about. */
function idsIn(topic: HubTopic, message: unknown): unknown[] {
  if (!isObject(message)) return [];
  if (topic === 'links') return [message.paymentRequestID];
  return Array.isArray(message.billingDealsID) ? message.billingDealsID : [];
}

/**
 * Listens while the screen is shown for what changes records without anybody's hand; without a hub nothing is heard.
 * @param topic undefined: there is nothing left to hear
 * @param id of the record the screen shows; undefined: any of the merchant's
 * @param onChanged also when the line stands after a gap: something may have been said before. A page of one record is
 *   told when it stands first, too.
 */
export function useHubChanges(topic: HubTopic | undefined, id: string | undefined, onChanged: () => void): void {
  const address = useHubAddress();
  const tell = useEffectEvent(onChanged);
  useEffect(
    function listenToHub() {
      if (!address || !topic) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isNew = id === undefined;
      const tellSoon = () => {
        timer ??= setTimeout(
          () => {
            timer = undefined;
            tell();
          },
          id === undefined ? manyRecordsMs : oneRecordMs,
        );
      };
      const hear = (about: HubTopic) => (message: unknown) => {
        if (about === topic && (id === undefined || idsIn(topic, message).includes(id))) tellSoon();
      };
      const close = lazyHub(address)({
        onConnected(connectionID) {
          if (connectionID === undefined) return;
          if (!isNew) tellSoon();
          isNew = false;
        },
        onMessage() {},
        onDealsChanged: hear('deals'),
        onLinkChanged: hear('links'),
      });
      return () => {
        clearTimeout(timer);
        close();
      };
    },
    [address, topic, id],
  );
}
