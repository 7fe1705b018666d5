import { featuredCalls, featuresOf } from '#contract/callPolicies.ts';
import { features, invoicingProviders, type Feature, type InvoicingProvider } from '#contract/features.ts';
import { isObject } from '#contract/envelope.ts';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** What of a terminal decides what is open on it. */
export interface TerminalCase {
  name: string;
  enabledFeatures: readonly Feature[];
  integrations: Readonly<Record<string, unknown>>;
}

/** Terminals that each lack one thing of a kind, and one that lacks all of it: what that one does they all do. */
export interface Lacking {
  all: TerminalCase;
  each: readonly TerminalCase[];
}

/** The terminals of the matrix. */
export interface Terminals {
  /** With everything: what it refuses they all refuse. */
  whole: TerminalCase;
  /** With nothing that anything asks for: what it does they all do. */
  bare: TerminalCase;
  lacking: readonly Lacking[];
}

const isNamed = <Value>(value: Value | undefined): value is Value => value !== undefined;
const unique = <Value>(values: readonly (Value | undefined)[]): Value[] => [...new Set(values.filter(isNamed))];

/**
 * The terminals that make a difference: without each feature, integration and provider that a declaration or a call asks for.
 * @param policies everything that is declared
 * @param integrations those of a terminal that has all of them
 */
export function terminalCases(policies: readonly Policy[], integrations: TerminalCase['integrations']): Terminals {
  const asked = unique([...policies.flatMap(({ feature }) => feature ?? []), ...featuredCalls.flatMap(featuresOf)]);
  const without = (left: string) => Object.fromEntries(Object.entries(integrations).filter(([name]) => name !== left));
  const featureless = features.filter((one) => !asked.includes(one));
  const made = isObject(integrations.invoicing) ? integrations.invoicing : {};
  const madeBy = (provider: string | undefined) => ({ ...integrations, invoicing: { ...made, provider } });
  const ofFeature = (one: Feature): TerminalCase => ({
    name: `without ${one}`,
    enabledFeatures: features.filter((feature) => feature !== one),
    integrations,
  });
  const ofIntegration = (one: string): TerminalCase => ({
    name: `without ${one}`,
    enabledFeatures: features,
    integrations: without(one),
  });
  const ofProvider = (one: InvoicingProvider): TerminalCase => ({
    name: `with another provider than ${one}`,
    enabledFeatures: features,
    integrations: madeBy(invoicingProviders.find((other) => other !== one)),
  });
  return {
    whole: { name: 'with everything', enabledFeatures: features, integrations },
    bare: { name: 'bare', enabledFeatures: featureless, integrations: {} },
    lacking: [
      {
        all: { name: 'without features', enabledFeatures: featureless, integrations },
        each: asked.map(ofFeature),
      },
      {
        all: { name: 'without integrations', enabledFeatures: features, integrations: {} },
        each: [
          ...unique(policies.map(({ integration }) => integration)).map(ofIntegration),
          ...unique(policies.map(({ provider }) => provider)).map(ofProvider),
        ],
      },
    ],
  };
}
