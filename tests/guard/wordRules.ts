import type { Locale } from '#contract/constants.ts';

/** Words that one language does not use, and what stands in their place (docs/words.md). */
export interface WordRule {
  pattern: RegExp;
  instead: string;
  /** Only keys that match; absent = all. */
  where?: RegExp;
  /** Keys that may. */
  except?: RegExp;
}

/** A Hebrew word with the letters that grow onto its front, and no letter behind it. */
const hebrewWord = (words: string) => new RegExp(`(?<![א-ת])[ובלכמשה]{0,3}(?:${words})(?![א-ת])`);
const englishWord = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

/** Whom a transaction is refused by is a card company; people and rows are another matter. */
const ofPeople = /paymentRequest|consent/i;
const ofSwipeReader = /card\.readerHelp|cardReaderInput/;
/** Installments, and the product's name. */
const ofInstallments =
  /installment|numberOfPayments|\.payments$|paymentParts|plan$|plans\.|transactionType|InstallmentsMust|productName|product$|seed 406/i;

/** The keys by which a merchant's own programs work on a terminal: there the word is the thing. */
const ofApiKeys = /^terminalPage\.(keys\.|section\.keys$)/;

/** The Tax Authority's own names of documents. */
const ofOfficialDocuments = /^invoice\.taxFile\.documentNames\./;

const hebrew: readonly WordRule[] = [
  { pattern: hebrewWord('אפשר'), instead: 'ניתן / לא ניתן' },
  { pattern: hebrewWord('לחצו|בחרו|הזינו|הקלידו|נסו|התחברו|לחץ|בחר|הזן|הקלד'), instead: 'יש + מקור' },
  { pattern: hebrewWord('אתם|אתה|שלכם|שלך|לכם|לך|אליכם|תוכלו|תחזרו|תרצו|תצטרכו'), instead: 'פנייה סתמית' },
  { pattern: /(?<![א-ת])(?!אותם|חותם)(?:[הנש][א-ת]{2,}|[א-ת]{3,})תם(?![א-ת])/, instead: 'פנייה סתמית' },
  { pattern: /(?<![א-ת])נכשל[הו]? ב/, instead: 'X נכשל/ה' },
  { pattern: hebrewWord('מסופון|מסופונים'), instead: 'פינפד' },
  { pattern: hebrewWord('קורא(?:י)? ה?כרטיסים'), instead: 'פינפד', except: ofSwipeReader },
  { pattern: hebrewWord('שיק|שיקים|צ׳ק|צ׳קים'), instead: 'המחאה' },
  { pattern: hebrewWord('אסמכתה|אסמכתת'), instead: 'אסמכתא' },
  { pattern: hebrewWord('שער ה?מטבע'), instead: 'שער חליפין' },
  { pattern: hebrewWord('ללא מע״מ|בלי מע״מ'), instead: 'פטור ממע״מ' },
  {
    pattern: hebrewWord('שריון|הסכום התפוס|חיוב של תפיסת מסגרת'),
    instead: 'תפיסת מסגרת (J5), חיוב עסקת J5',
    except: ofOfficialDocuments,
  },
  { pattern: hebrewWord('מסרון|מסרונים'), instead: 'SMS' },
  { pattern: hebrewWord('עמוד ה?תשלום'), instead: 'דף תשלום' },
  { pattern: hebrewWord('עותק|עותקים'), instead: 'העתק' },
  { pattern: hebrewWord('סינונים'), instead: 'מסננים' },
  { pattern: hebrewWord('כרטיס נוכח|שקל חדש|רשומה כפולה'), instead: 'בהצגת כרטיס, ש״ח, עסקה כפולה' },
  { pattern: hebrewWord('תכונה|תכונות'), instead: 'שירות' },
  { pattern: hebrewWord('בידי'), instead: 'על ידי' },
  { pattern: hebrewWord('תשלומים'), instead: 'חיובים, תקבולים, אמצעי תשלום', except: ofInstallments },
  { pattern: /סורב/, instead: 'נדחה', where: ofPeople },
  { pattern: hebrewWord('עסק(?:ה|אות) (?:ש)?נדח(?:ת)?ה'), instead: 'עסקה סורבה' },
  { pattern: hebrewWord('מפתח|מפתחות'), instead: 'מה שהמשתמש מכיר', except: ofApiKeys },
  { pattern: hebrewWord('מילון|מילונים|שרתים|אסימון|אסימונים'), instead: 'מה שהמשתמש מכיר' },
  // The specification's own message names it.
  { pattern: /(?<!שגיאת )(?<![א-ת])[ובלכמשה]{0,3}שרת(?![א-ת])/, instead: 'מה שהמשתמש מכיר' },
  { pattern: englishWord('tokens?|dictionary|correlation|server'), instead: 'מה שהמשתמש מכיר' },
  { pattern: /(?<![א-ת])[בהוכלמש]{1,2}־|־(?=%\{|\d|[A-Za-z])/, instead: 'מקף רגיל: ב-%{time}' },
  { pattern: /[א-ת](?=%\{|\d|[A-Za-z])/, instead: 'מקף: ב-%{time}' },
  { pattern: /(?<![א-ת])ו?דבר (?:לא|אינו|ממנו|מהקובץ)/, instead: 'לא בוצע חיוב' },
  { pattern: /(?<![א-ת])או [^.,]*האלה(?![א-ת])/, instead: 'שלהלן' },
  { pattern: hebrewWord('השתלשלות'), instead: 'היסטוריה' },
  { pattern: hebrewWord('(?:הפעלת|להפעיל) (?:ה?חיוב|ה?חיובים|שני חיובים)|הפעלה ידנית'), instead: 'חיוב' },
  { pattern: hebrewWord('ניסיון נוסף'), instead: 'ניסיון חוזר' },
];

const english: readonly WordRule[] = [
  { pattern: englishWord('you|your|yours|yourself'), instead: 'an impersonal sentence' },
  { pattern: englishWord('refuse|refused|refuses|refusal|refusals'), instead: 'declined (cards), rejected (people)' },
  { pattern: englishWord('declined?|declines'), instead: 'rejected', where: ofPeople },
  { pattern: englishWord('can not'), instead: 'cannot' },
  { pattern: englishWord('triggers?|triggered'), instead: 'charge' },
  { pattern: englishWord('retry'), instead: 'try again' },
  { pattern: englishWord('e-mails?'), instead: 'email' },
  { pattern: englishWord('cancelled|cancelling'), instead: 'canceled' },
  { pattern: /\b(?<!billing )deals?\b/i, instead: 'transaction' },
  { pattern: englishWord('consumers?'), instead: 'customer' },
  { pattern: englishWord('card readers?|device'), instead: 'pinpad', except: ofSwipeReader },
  { pattern: englishWord('checks? (?:date|number)'), instead: 'cheque' },
  { pattern: englishWord('text messages?'), instead: 'SMS' },
  { pattern: englishWord('recurrent'), instead: 'recurring' },
  { pattern: /\bpayment types?\b|^(?:paid|charged) by$/i, instead: 'payment method' },
  { pattern: englishWord('(?:held|blocked) amount|capture'), instead: 'hold (J5), charge J5 hold' },
  { pattern: /\bApi\b|GooglePay/, instead: 'API, Google Pay' },
  {
    pattern: englishWord('servers?|tokens?|dictionar(?:y|ies)|correlation|(?<!billing )deal type|ApiError|wire'),
    instead: 'what the person knows',
  },
  { pattern: englishWord('keys?'), instead: 'what the person knows', except: ofApiKeys },
  {
    pattern: /\bno answer (?:has )?(?:come|came)\b|\bfound out\b/i,
    instead: 'No response was received, it is not known',
  },
  { pattern: englishWord('sent whole|mend|mended|mends|shut out'), instead: 'in full, correct, blocked' },
  { pattern: /\balready(?=[.?!;]|$| \|)/i, instead: 'already before the verb' },
  { pattern: /^(?:most|fewest)\b/i, instead: 'Maximum, minimum' },
  { pattern: englishWord('does not fit|nothing was charged'), instead: 'does not match, no charge was made' },
];

export const wordRules: Readonly<Record<Locale, readonly WordRule[]>> = { 'he-IL': hebrew, 'en-IL': english };

/** Names that keep their capitals within an English sentence; words all in capitals do by themselves. */
export const properNames: ReadonlySet<string> = new Set(
  (
    'American Authority Authority’s Av Bank Bit Blender Cal Club Diners Discover EasyInvoice Ecwid English Excel Express Forbrugsforeningen Google Isracard ' +
    'Day Hashanah Income Israel Israeli Kippur Max Masav Mastercard Morning No Ordinance Passover Pay Secure Shva Standard Tax Torah Upay Visa Webhook WhatsApp WooCommerce'
  ).split(' '),
);
