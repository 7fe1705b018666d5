import { useDirection } from '#src/i18n/direction.ts';
import { moneyClass } from './classes/moneyClass.ts';
import { digitsAndSymbol } from './money.ts';

/**
 * The text of an amount, isolated so that nothing around it reorders sign, digits and symbol. What is written last
 * stands last: right of the digits in English, left of them in Hebrew; the minus is next to them in both.
 * @param props.isStruck it came to nothing
 */
export function AmountText({ text, isStruck = false }: { text: string; isStruck?: boolean | undefined }) {
  const direction = useDirection();
  const className = moneyClass(text.startsWith('-'), isStruck);
  if (direction === 'ltr') {
    return (
      <bdi dir="ltr" className={className}>
        {text}
      </bdi>
    );
  }
  const [digits, symbol] = digitsAndSymbol(text);
  return (
    <bdi dir="rtl" className={className}>
      <bdi dir="ltr">{digits}</bdi>
      {symbol}
    </bdi>
  );
}
