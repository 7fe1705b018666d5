import { render, screen } from '@testing-library/react';
import { I18nContextProvider, ResourceContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ConflictPanel } from '#src/forms/conflict/ConflictPanel.tsx';

const words: Readonly<Record<string, string>> = { 'resources.inventions.fields.title': 'Title of it' };
const i18nProvider = {
  translate: (key: string, options: { _?: string } = {}) => words[key] ?? options._ ?? key,
  changeLocale: async () => {},
  getLocale: () => 'en',
};

function Panel() {
  const form = useForm({ defaultValues: { title: 'Mine', price: '1' } });
  const change = { theirs: 'Theirs', yours: 'Mine', edited: true };
  const changes = [
    { field: { name: 'title' }, ...change },
    { field: { name: 'price', label: 'What it costs' }, ...change },
  ];
  return (
    <FormProvider {...form}>
      <ConflictPanel meanwhile={{ changes, others: undefined, changedBy: undefined, deleted: false }} />
    </FormProvider>
  );
}

it('calls a value as its input does, unless it has a word of its own', () => {
  render(
    <I18nContextProvider value={i18nProvider}>
      <ResourceContextProvider value="inventions">
        <Panel />
      </ResourceContextProvider>
    </I18nContextProvider>,
  );
  expect(screen.getByRole('group', { name: 'Title of it' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'What it costs' })).toBeInTheDocument();
});
