/**
 * The address of somebody's server as a token may be sent to it, without a slash at its end.
 * @throws RangeError for what is no address, or would carry the token readable by everybody on the way
 */
export function serverAddress(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new RangeError('an address begins with https://');
  if (url.username || url.password || url.search) throw new RangeError('an address holds no name, password or query');
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isNear) throw new RangeError('a token travels by https only');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
