import type { Locale } from '#contract/constants.ts';

/** Texts of the identity provider's pages. */
const he = {
  product: 'ניהול תשלומים',
  signIn: 'התחברות',
  login: 'דוא״ל',
  password: 'סיסמה',
  wrong: 'הדוא״ל או הסיסמה שגויים',
  throttled: 'היו יותר מדי ניסיונות. יש לנסות שוב בעוד דקה',
  language: 'English',
  languageHint: 'Show this page in English',
  expired: 'תוקף עמוד ההתחברות פג',
  expiredHelp: 'יש לחזור למערכת ולהתחבר שוב.',
  backToApp: 'חזרה למערכת',
  signingOut: 'מתנתקים…',
  signOut: 'התנתקות',
  signedOut: 'ההתנתקות הושלמה',
  failed: 'ההתחברות נכשלה',
  sandbox: 'סביבת ניסוי: אין כאן כסף אמיתי.',
  users: 'משתמשים לניסוי',
  accessibility: 'הצהרת נגישות',
};
type Texts = typeof he;

const en: Texts = {
  product: 'Payment management',
  signIn: 'Sign in',
  login: 'Email',
  password: 'Password',
  wrong: 'Wrong email or password',
  throttled: 'Too many attempts. Try again in a minute',
  language: 'עברית',
  languageHint: 'הצגת העמוד בעברית',
  expired: 'This sign-in page has expired',
  expiredHelp: 'Go back to the application and sign in again.',
  backToApp: 'Back to the application',
  signingOut: 'Signing out…',
  signOut: 'Sign out',
  signedOut: 'Signed out',
  failed: 'Sign-in failed',
  sandbox: 'Sandbox: no real money here.',
  users: 'Sandbox users',
  accessibility: 'Accessibility statement',
};

export const identityTexts: Record<Locale, Texts> = { 'he-IL': he, 'en-IL': en };
