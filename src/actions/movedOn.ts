/** An operation was not done: the record is another by now than the person has seen. They are told, and shown it. */
export class MovedOn extends Error {
  override name = 'MovedOn';
  /** Catalogue key of what the person is told. */
  readonly textKey: string;
  constructor(textKey: string) {
    super('the record has moved on');
    this.textKey = textKey;
  }
}
