import { createStore, type Store } from '#src/store/createStore.ts';

const forms = new WeakMap<object, Store<readonly string[]>>();

/** The fields of a form that have an input on screen, by their names. @param form its `control` */
export function shownFields(form: object): Store<readonly string[]> {
  const known = forms.get(form);
  if (known) return known;
  const fields = createStore<readonly string[]>([]);
  forms.set(form, fields);
  return fields;
}

/** Says that a field has an input on screen. @returns says that it has gone */
export function showField(form: object, name: string): () => void {
  const fields = shownFields(form);
  fields.change((now) => [...now, name]);
  return () => fields.change((now) => now.toSpliced(now.indexOf(name), 1));
}
