import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddressText } from '#src/ui/AddressText.tsx';

it('a sentence keeps its addresses whole, isolated, and lets a long one break after its @ alone', () => {
  render(
    <p>
      <AddressText>{'Sent to \u2066dana@example.test\u2069, \u2066050-1234567\u2069.'}</AddressText>
    </p>,
  );
  const sentence = screen.getByText(/^Sent to/);
  expect(sentence).toHaveTextContent('Sent to dana@example.test, 050-1234567.');
  const [mail, phone] = [...sentence.querySelectorAll('bdi')];
  expect(mail).toHaveAttribute('dir', 'ltr');
  expect(mail?.innerHTML).toBe('dana@<wbr>example.test');
  expect(phone?.innerHTML).toBe('050-1234567');
});

it('a sentence without addresses is as it is', () => {
  render(<AddressText>The document was issued.</AddressText>);
  expect(screen.getByText('The document was issued.')).toBeInTheDocument();
});
