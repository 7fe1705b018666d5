import { useMutation } from '@tanstack/react-query';

/**
 * A write that no verb of a resource makes, as a mutation: it leaves at once, and the cache keeps nothing of it once it
 * has ended, though its screen stays.
 * @returns how to send it; rejects as `send` does.
 * @example const charge = useProviderMutation((order: MoneyOrder) => client.send('transactions.create', order));
 */
export function useProviderMutation<Sent, Answer>(
  send: (sent: Sent) => Promise<Answer>,
): (sent: Sent) => Promise<Answer> {
  const { mutateAsync, reset } = useMutation({ mutationFn: send });
  // A mutation stays as long as somebody looks at it.
  return (sent) => mutateAsync(sent).finally(reset);
}
