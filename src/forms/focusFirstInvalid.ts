/** Gives the focus to the first field, as the page reads, that says it is invalid. @returns whether there is one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of fields, such as radio buttons, can be marked as a whole.
  const target = field?.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
  // What is folded cannot take the focus.
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    around.open = true;
  }
  target?.focus();
  return target !== null && target !== undefined;
}
