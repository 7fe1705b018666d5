import { understoodName, useKeptContract, useKeptText } from '#src/meta/accepted/keptContract.ts';

function parseKeys(text: string | undefined): string[] {
  try {
    const keys: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(keys) ? keys.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** What a person has been told of a list for good, by `lossKey`, and how to say what is kept of it. */
export function useUnderstood(list: string): [readonly string[], (keys: readonly string[]) => void] {
  const kept = useKeptContract();
  const name = understoodName(list);
  const text = useKeptText(kept, name);
  return [parseKeys(text), (keys) => kept.write(name, JSON.stringify(keys))];
}
