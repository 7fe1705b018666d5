/**
 * A field's name on the wire as words, where neither a meta nor the catalogue has any.
 * @example readableField('shvaShovarNumber') // 'Shva shovar number'
 */
export function readableField(field: string): string {
  const words = (field.split('.').at(-1) ?? field)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
