import { fault, type Rule } from './fault.ts';

/** Headers that say how a request travels; who names one of these could cut or redirect it (RFC 9110, 9112). */
const reserved =
  /^(connection|content-.*|cookie2?|date|expect|forwarded|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*)$/i;

/** The name of a header that goes along with what is delivered: a token, and none that HTTP itself needs. */
export const headerName: Rule<string> = (text) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(text) && !reserved.test(text) ? undefined : fault('HeaderNameNotAllowed');

/** The value of a header: printable Latin characters, so that no line can end in it. */
export const headerValue: Rule<string> = (text) =>
  /^[\x20-\x7e]+$/.test(text) ? undefined : fault('HeaderValueNotAllowed');
