import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TerminalPicker, type TerminalPickerProps } from '#src/ui/combobox/TerminalPicker.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

async function renderPicker(props: Partial<TerminalPickerProps> = {}) {
  const onChange = vi.fn();
  function Field() {
    const [value, setValue] = useState('value' in props ? props.value : 't-1');
    return (
      <TerminalPicker
        {...props}
        value={value}
        onChange={(terminalID) => {
          onChange(terminalID);
          setValue(terminalID);
        }}
      />
    );
  }
  const view = await renderShell({ bare: true, content: <Field /> });
  return { ...view, onChange, field: await screen.findByRole('combobox', { name: /^Terminal/ }) };
}

const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('TerminalPicker as a field', () => {
  it('shows the label of the terminal, offers those in use and gives the id', async () => {
    const { user, field, onChange } = await renderPicker();
    expect(field).toHaveValue('Tel Aviv');
    await user.click(field);
    expect(offered()).toEqual(['Tel Aviv', 'Haifa']);
    await user.click(screen.getByRole('option', { name: 'Haifa' }));
    expect(onChange).toHaveBeenCalledWith('t-2');
    expect(field).toHaveValue('Haifa');
  });

  it('searches while a person types and chooses with Enter', async () => {
    const { user, field, onChange } = await renderPicker({ value: undefined });
    await user.type(field, 'hai');
    expect(offered()).toEqual(['Haifa']);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('t-2');
  });

  it('finds a terminal by its words in any order, however they are written', async () => {
    const { user, field } = await renderPicker({ value: undefined });
    await user.type(field, 'AVÍV  tel');
    expect(offered()).toEqual(['Tel Aviv']);
  });

  it('offers disabled terminals only with showDeleted', async () => {
    const { user, field } = await renderPicker({ showDeleted: true });
    await user.click(field);
    expect(offered()).toEqual(['Tel Aviv', 'Haifa', 'Old shop (Disabled)']);
  });

  it('shows a disabled terminal that is chosen already', async () => {
    const { field } = await renderPicker({ value: 't-3' });
    expect(field).toHaveValue('Old shop (Disabled)');
  });

  it('clears only when it may', async () => {
    const { user, field, onChange, unmount } = await renderPicker({ clearable: true });
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledWith(undefined);
    expect(field).toHaveValue('');
    unmount();
    const other = await renderPicker();
    await other.user.click(other.field);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('says that none is chosen where one is needed', async () => {
    const { user, field } = await renderPicker({ required: true, clearable: true });
    expect(field).toBeRequired();
    expect(screen.queryByText('Terminal not selected')).not.toBeInTheDocument();
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Terminal not selected');
  });

  it('shows an error of the form', async () => {
    const { field } = await renderPicker({ error: 'Not this one' });
    expect(field).toHaveAccessibleDescription('Not this one');
  });

  it('can be switched off', async () => {
    const { field } = await renderPicker({ disabled: true });
    expect(field).toBeDisabled();
  });
});
