/**
 * Finds a card that was typed as 4580 4580 4580 4580, in any grouping, and the other values that were typed beside it.
 * A value counts where it stands for itself: the same digits inside a random id or a time, and after a mask, are nobody's secret.
 */
export function cardTraces(...typed: string[]): RegExp {
  const alone = typed.map((value) => `(?<![\\w.*-])${value}(?!\\w)`);
  return new RegExp(['4580(%20|\\W)*4580', '(?<![\\w.*-])4580(?!\\w)', ...alone].join('|'));
}
