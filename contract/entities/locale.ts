import { setLocale } from 'yup';
import type { MessageKey } from '#contract/messages/he.ts';

const key = (name: MessageKey) => name;

/** The messages of yup's own tests are keys of the shared catalogue; `faultsOf` reads their values. */
setLocale({
  mixed: { default: key('Invalid'), required: key('Required'), notType: key('Invalid'), oneOf: key('Invalid') },
  string: { email: key('EmailMustBeValid'), matches: key('Invalid') },
  number: { integer: key('OnlyNumbersAreAllowed') },
});
