import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Schema } from 'yup';
import type { JudgeContext } from '#contract/entities/fields.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { israelToday } from './israelToday.ts';

/** A fault of a form, in words of the contract's catalogue or the application's. */
export type OwnFault = Omit<Fault, 'key'> & { key: string };

/** Faults by their field. */
export type OwnFaults = Readonly<Record<string, OwnFault | undefined>>;

/** What judges a form: its request. */
export interface RequestRules<Values extends FieldValues> {
  /** A request of `contract/entities`, or a part of one. */
  schema: Schema;
  /** What would be sent for the values of the form. */
  toBody: (values: Values) => unknown;
  /** The field of the form that a field of the body comes from, as `items.0.price`; absent: the names are the same. */
  fieldOf?: (path: string, values: Values) => string;
  /** What the rules are judged by besides the day, as the first day of a deal that stands. */
  context?: Partial<JudgeContext>;
  /** Faults that no request shows, by field. They stand back behind the schema's fault of the same field. */
  ownFaults?: (values: Values) => OwnFaults;
}

interface SchemaResolverOptions<Values extends FieldValues> extends RequestRules<Values> {
  /** The Israel day that expiry is judged by, `YYYY-MM-DD`; absent: that of this moment. */
  today?: () => string;
  translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Tells whether a field is judged now, as the fields of a wizard's step are; absent: all are. */
  judges?: (field: string) => boolean;
}

/** `items[0].price` as a form names it. */
const plainPath = (path: string) => path.replace(/\[(\d+)\]/g, '.$1');

/**
 * Judges the values of a form by what would be sent for them, and puts each fault in words on its field. A fault of the
 * whole lies on `root.form`, which `FormFault` shows.
 */
export function schemaResolver<Values extends FieldValues>(options: SchemaResolverOptions<Values>): Resolver<Values> {
  const { schema, toBody, today = israelToday, translate, ownFaults } = options;
  const { fieldOf = (path: string) => path, judges = () => true, context: judgedBy } = options;

  async function faultsOfSchema(values: Values): Promise<(readonly [field: string, fault: Fault])[]> {
    try {
      const context = { ...judgedBy, today: today() };
      await schema.validate(toBody(values), { abortEarly: false, stripUnknown: true, context });
      return [];
    } catch (error) {
      return faultsOf(error).map(({ path, ...fault }) => [
        path === '' ? 'root.form' : fieldOf(plainPath(path), values),
        fault,
      ]);
    }
  }

  return async (values) => {
    const errors: FieldErrors<Values> = {};
    const found: (readonly [string, OwnFault | undefined])[] = [
      ...(await faultsOfSchema(values)),
      ...Object.entries(ownFaults?.(values) ?? {}),
    ];
    for (const [field, fault] of found) {
      if (!fault || !judges(field) || get(errors, field)) continue;
      set(errors, field, { type: 'rule', message: translate(fault.key, fault.values) });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
