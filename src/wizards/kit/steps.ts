import { createElement, type ComponentType, type ReactNode } from 'react';
import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';

/** A step of a wizard. */
export interface WizardStep<Values, Name extends string> {
  name: Name;
  /**
   * Beginnings of the names of the fields it shows, which are judged when it is done. Absent: it shows no field of its own, as
   * the step that confirms, or all of them, as the only step; all are judged then.
   */
  fields?: readonly string[];
  part: ComponentType;
  /** The field that people type first, which begins the step; absent: its heading does. */
  startsAt?: string;
  /** Whether the wizard has the step as its values stand; absent: always. */
  isOffered?: (values: Values, terminal: Terminal) => boolean;
  /** The customer, typed under `dealDetails`, who is written to the server when the step is done; undefined: nobody new. */
  newCustomer?: (values: Values) => CustomerValues | undefined;
}

/** The steps of a wizard, and what follows from them. */
export interface Steps<Values, Name extends string> {
  first: Name;
  /** Those that are offered as the values stand, in their order. */
  stepsOf: (values: Values, terminal: Terminal) => readonly Name[];
  /** Whether a field is judged when a step is done. */
  belongsTo: (step: Name, field: string) => boolean;
  /** The first of the given steps that shows a field; undefined when none does. */
  stepOfField: (field: string, steps: readonly Name[]) => Name | undefined;
  /** The name of the field that begins it; undefined where its heading does. */
  startOf: (step: Name) => string | undefined;
  /** What it shows. */
  partOf: (step: Name) => ReactNode;
  newCustomerOf: (step: Name, values: Values) => CustomerValues | undefined;
}

/** Derives what a form in steps asks from its steps in their order. */
export function stepsFrom<Values, Name extends string>(
  declared: readonly [WizardStep<Values, Name>, ...WizardStep<Values, Name>[]],
): Steps<Values, Name> {
  const [first] = declared;
  const stepOf = (name: Name) => declared.find((step) => step.name === name) ?? first;
  /** A server may also name the group that fields of a step are in. */
  const isAmong = (field: string, start: string) => field.startsWith(start) || start.startsWith(`${field}.`);
  const shows = (name: Name, field: string) => stepOf(name).fields?.some((start) => isAmong(field, start));
  return {
    first: first.name,
    stepsOf: (values, terminal) =>
      declared.filter(({ isOffered }) => isOffered?.(values, terminal) ?? true).map(({ name }) => name),
    belongsTo: (name, field) => shows(name, field) ?? true,
    stepOfField: (field, steps) => steps.find((name) => shows(name, field)),
    startOf: (name) => stepOf(name).startsAt,
    partOf: (name) => createElement(stepOf(name).part, { key: name }),
    newCustomerOf: (name, values) => stepOf(name).newCustomer?.(values),
  };
}
