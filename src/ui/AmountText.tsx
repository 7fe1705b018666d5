import { useDirection } from '#src/i18n/direction.ts';
import { moneyClass } from './classes/moneyClass.ts';
import { digitsAndSymbol } from './money.ts';

/**
 * The text of an amount, isolated so that nothing around it reorders sign, digits and symbol. What is written last
 * stands last: right of the digits in English, left of them in Hebrew; the minus is next to them in both.
 */
export function AmountText({ text }: { text: string }) {
  const direction = useDirection();
  const [digits, symbol] = digitsAndSymbol(text);
  return (
    <bdi dir={direction} className={moneyClass(text.startsWith('-'))}>
      {direction === 'rtl' ? (
        <>
          <bdi dir="ltr">{digits}</bdi>
          {symbol}
        </>
      ) : (
        text
      )}
    </bdi>
  );
}
