import { describe, expect, it } from 'vitest';
import { isSpecMessage, specMessages } from './specMessages.ts';
import { faultsOf, wordCount, wordFaults } from './wordScans.ts';

describe('wordFaults of a Hebrew text', () => {
  it.each([
    ['לא ניתן לשמור. יש לבדוק את הערכים בטופס', 0],
    ['אי אפשר לבטל את המחיקה', 1],
    ['הפעולה אינה אפשרית', 0],
    ['לחצו להמשך.', 1],
    ['יש ללחוץ על הלחצן', 0],
    ['התנתקתם מהמערכת', 1],
    ['נותקתם מחוסר פעילות', 1],
    ['לא ניתן לשמור אותם', 0],
    ['תחזרו לאותו מקום', 1],
    ['נכשלה בשליחה', 1],
    ['השליחה נכשלה', 0],
    ['ההתחברות נכשלה כמה פעמים', 0],
    ['מסופון', 1],
    ['אין למסוף קורא כרטיסים', 1],
    ['מסוף', 0],
    ['תאריך השיק', 1],
    ['אסמכתת העסקה', 1],
    ['אסמכתא', 0],
    ['שער מטבע', 1],
    ['ללא מע״מ', 1],
    ['תוקף השריון פג', 1],
    ['חיוב הסכום התפוס', 1],
    ['הודעות מסרון', 1],
    ['עמוד התשלום', 1],
    ['עותקים אל', 1],
    ['סינונים נוספים', 1],
    ['הסינון אינו תקין', 0],
    ['התכונה אינה פעילה במסוף', 1],
    ['נשמר בידי %{name}.', 1],
    ['תשלומים חוזרים', 1],
    ['קישור לתשלום', 0],
    ['עסקה נדחתה', 1],
    ['רשומה אחת נדחתה', 0],
    ['המפתח כבר שימש', 1],
    ['השרת דחה את הסינון', 1],
    ['שגיאת שרת. יש לנסות שוב', 0],
    ['שגיאה באסימון', 1],
    ['ה-token פג', 1],
    ['נשלח ב־%{time}', 1],
    ['מ־', 1],
    ['נשלח ב%{time}', 1],
    ['נשלח ב-%{time}', 0],
    ['כ־30 שורות', 1],
    ['מוזג ל31', 1],
    ['בין־לאומי', 0],
    ['עסקת ה-J5', 0],
  ])('%s: %i', (text, faults) => {
    expect(wordFaults('he-IL', 'some.key', text)).toHaveLength(faults);
  });

  it('knows who refuses, installments and the swipe reader by the key', () => {
    expect(wordFaults('he-IL', 'paymentRequestStatus.rejected', 'סורבה')).toEqual(['"סורב": נדחה']);
    expect(wordFaults('he-IL', 'transactionStatus.rejectedByProcessor', 'סורבה')).toEqual([]);
    expect(wordFaults('he-IL', 'numberOfPayments', 'מספר תשלומים')).toEqual([]);
    expect(wordFaults('he-IL', 'card.readerHelp', 'ניתן להעביר כרטיס בקורא כרטיסים')).toEqual([]);
  });
});

describe('wordFaults of an English text', () => {
  it.each([
    ['The transaction was declined', 0],
    ['The transaction was refused', 1],
    ['You can send it again', 1],
    ['Your draft was restored', 1],
    ['Try again', 0],
    ['This screen can not be shown', 1],
    ['E-mail', 1],
    ['The export was cancelled', 1],
    ['Regular deal', 1],
    ['Billing deal', 0],
    ['Billing deals', 0],
    ['Billing deal type', 0],
    ['Consumer name', 1],
    ['Choose a device', 1],
    ['Ask by text message', 1],
    ['Recurrent payments', 1],
    ['Payment type', 1],
    ['Paid by', 1],
    ['Paid by the customer', 0],
    ['Charge held amount', 1],
    ['Api', 1],
    ['GooglePay', 1],
    ['The key was used', 1],
    ['Use the keyboard', 0],
    ['The server refused', 2],
    ['Correlation ID', 1],
    ['ApiError details', 1],
    ['Deleted Successfully', 1],
    ['Deleted successfully', 0],
    ['Export to Excel', 0],
    ['National ID', 0],
    ['Done. Start again', 0],
    ["Israel's time", 0],
    ['Can not copy to Clipboard', 0],
    ['Invoice Cancelled', 0],
  ])('%s: %i', (text, faults) => {
    expect(wordFaults('en-IL', 'some.key', text)).toHaveLength(faults);
  });

  it('takes people and card companies apart by the key', () => {
    expect(wordFaults('en-IL', 'consentStatus.declined', 'Declined')).toEqual(['"Declined": rejected']);
    expect(wordFaults('en-IL', 'transactionStatus.x', 'Declined by processor')).toEqual([]);
  });
});

describe('faultsOf', () => {
  it('names the key', () => {
    expect(faultsOf('en-IL', { 'a.b': 'Email', c: 'E-mail' })).toEqual(['c: "E-mail": email']);
  });
});

describe('isSpecMessage', () => {
  it('takes placeholders and plural forms as they come', () => {
    expect(specMessages).toContain('An error occured');
    expect(specMessages).not.toContain('');
    expect(isSpecMessage('Must be less than %{max} characters')).toBe(true);
    expect(isSpecMessage('One alone |||| Could not queue %{smart_count} transactions')).toBe(true);
    expect(isSpecMessage('An error occurred')).toBe(false);
  });
});

describe('wordCount', () => {
  it('leaves placeholders out', () => {
    expect(wordCount('קישורים קבועים לתשלום')).toBe(3);
    expect(wordCount('Page %{page} of %{pages}')).toBe(2);
  });
});
