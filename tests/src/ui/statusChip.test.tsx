import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusChip } from '#src/ui/StatusChip.tsx';

describe('StatusChip', () => {
  it('says the word and wears the tone', () => {
    render(<StatusChip status="failed">Failed</StatusChip>);
    expect(screen.getByText('Failed')).toHaveClass('chip', 'danger');
  });
});
