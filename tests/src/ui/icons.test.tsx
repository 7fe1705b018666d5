import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('icons', () => {
  it('are plain, silent and of the text’s colour, and bring no style sheet', () => {
    const { container } = render(<ArrowBackIcon className="mirrored" fontSize="small" />);
    const icon = container.querySelector('svg');
    expect(icon).toHaveAttribute('class', 'mirrored');
    expect(icon).toHaveStyle({ 'flex-shrink': '0', 'vertical-align': 'middle' });
    expect(icon).toHaveAttribute('width', '20');
    expect(icon).toHaveAttribute('fill', 'currentColor');
    expect(icon).toHaveAttribute('aria-hidden', 'true');
    expect(icon?.querySelector('path')).not.toBeNull();
    expect(document.querySelector('style')).toBeNull();
  });

  it('take what an svg takes', () => {
    render(<ArrowBackIcon role="img" aria-hidden={undefined} aria-label="Back" />);
    expect(screen.getByRole('img', { name: 'Back' })).toHaveAttribute('width', '24');
  });
});
