import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Schema } from 'yup';
import { faultsOf } from '#contract/rules/yupFaults.ts';

interface SchemaResolverOptions<Values extends FieldValues> {
  /** A request of `contract/entities`, or a part of one. */
  schema: Schema;
  /** What would be sent for the values of the form. */
  toBody: (values: Values) => unknown;
  /** The Israel day that expiry is judged by, `YYYY-MM-DD`. */
  today: () => string;
  translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The field of the form that a field of the body comes from, as `items.0.price`; absent: the names are the same. */
  fieldOf?: (path: string) => string;
}

/** `items[0].price` as a form names it. */
const plainPath = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');

/**
 * Judges the values of a form by what would be sent for them, and puts each fault in words on its field. A fault of the
 * whole lies on `root.form`, which `FormFault` shows.
 */
export function schemaResolver<Values extends FieldValues>(options: SchemaResolverOptions<Values>): Resolver<Values> {
  const { schema, toBody, today, translate, fieldOf = (path) => path } = options;
  return async (values) => {
    try {
      await schema.validate(toBody(values), {
        abortEarly: false,
        stripUnknown: true,
        context: { today: today() },
      });
      return { values, errors: {} };
    } catch (error) {
      const errors: FieldErrors<Values> = {};
      for (const { path, key, values: parameters } of faultsOf(error)) {
        const message = translate(key, parameters);
        set(errors, path === '' ? 'root.form' : fieldOf(plainPath(path)), { type: 'rule', message });
      }
      return { values: {}, errors };
    }
  };
}
