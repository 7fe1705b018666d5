import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dataResources } from '#src/resources/registry.ts';
import { readSources } from './sources.ts';

/** Nouns whose calls that change them name no version, so that the wire cannot tell of a conflict, and what stands in its place. */
const untold: Readonly<Record<string, string>> = {
  cards: 'a later month alone is taken, and the server judges it by the card as it is',
};

/** The forms of records in a source, each with the text of its properties. */
function formsIn(text: string): { resource: string; tellsConflicts: boolean }[] {
  return [...text.matchAll(/<Record(?:FormPage|Form)\b[^]*?resource="(\w+)"([^]*?)\n {4,6}>/g)].map(
    ([, resource = '', properties = '']) => ({ resource, tellsConflicts: /\bconflictFields=/.test(properties) }),
  );
}

const sources = readSources('src/**');
const forms = sources.flatMap(({ text }) => formsIn(text));
/** What wizards change and tell of conflicts. */
const inWizards = sources
  .filter(({ text }) => text.includes('useConflict<') && text.includes('<ConflictPanel '))
  .flatMap(({ text }) => [...text.matchAll(/\.update\('(\w+)'/g)].map(([, resource = '']) => resource));
const changing = Object.values(dataResources).filter(({ endpoints: { update } }) => update !== undefined);

describe('the reader of forms', () => {
  it('sees whether a form tells of conflicts', () => {
    const form = (more: string) => `return (\n    <RecordFormPage<'a', B>\n      resource="a"\n${more}    >\n`;
    expect(formsIn(form('      conflictFields={fields}\n'))).toEqual([{ resource: 'a', tellsConflicts: true }]);
    expect(formsIn(form('      schema={schema}\n'))).toEqual([{ resource: 'a', tellsConflicts: false }]);
  });
});

describe('who saves over a newer version', () => {
  it('is shown what differs, in the form of every noun that can be changed', () => {
    const inForms = forms.filter(({ tellsConflicts }) => tellsConflicts).map(({ resource }) => resource);
    expect(inWizards).toEqual(['invoices']);
    const told = [...inForms, ...inWizards];
    const updatesTold = changing.filter(({ name }) => told.includes(name)).map(({ endpoints: { update } }) => update);
    expect(updatesTold.length).toBeGreaterThan(4);
    // Several lists are of one noun.
    const silent = changing.filter(({ endpoints: { update } }) => !updatesTold.includes(update));
    expect(silent.map(({ name }) => name).filter((name) => !(name in untold))).toEqual([]);
  });

  it('is left alone by no form without a reason', () => {
    const silent = forms.filter(({ resource, tellsConflicts }) => !tellsConflicts && !(resource in untold));
    expect(silent).toEqual([]);
    expect(
      Object.keys(untold).filter((name) => forms.some((one) => one.resource === name && one.tellsConflicts)),
    ).toEqual([]);
  });

  it('can be told by every call of the contract that updates', () => {
    const called = new Set(
      changing.flatMap(({ endpoints: { update } }) =>
        typeof update === 'function' ? [update({ invoiceOnly: true }), update({})] : [update],
      ),
    );
    const updates = Object.entries(endpoints).filter(([, { kind }]) => kind === 'update');
    expect(updates.map(([id]) => id).filter((id) => !called.has(id as keyof typeof endpoints))).toEqual([]);
  });
});
