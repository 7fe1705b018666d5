import { useState } from 'react';
import { useStore } from '#src/store/useStore.ts';
import { useAttempts } from './attemptsContext.ts';
import type { MoneyEndpoint } from './attempts.ts';
import type { MoneyCall, MoneyOrder } from './moneyCall.ts';
import { createPaymentClient } from './paymentClient.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { useProviderMutation } from '#src/dataProvider/useProviderMutation.ts';
import { useUnresolved } from './useUnresolved.ts';

/**
 * Money calls of one screen on one terminal: sent once, journalled before they leave, and looked for when their answer
 * is lost (docs/attempts.md).
 * @param terminalID the terminal the screen works on.
 */
export function useMoneyCall(terminalID: string): MoneyCall {
  const dataProvider = usePlainDataProvider();
  const attempts = useAttempts();
  const [client] = useState(() => createPaymentClient(dataProvider, attempts));
  const { check, settle } = client;
  const send = useProviderMutation(({ endpoint, order }: { endpoint: MoneyEndpoint; order: MoneyOrder }) =>
    client.send(endpoint, order),
  );
  const { attemptID, ...known } = useStore(client);
  return {
    send: (endpoint, order) => send({ endpoint, order }),
    check,
    settle,
    ...known,
    ...useUnresolved(attempts, terminalID, attemptID),
  };
}
