import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Accessibility } from '#src/pages/accessibility/Accessibility.tsx';
import { FeatureNotice } from '#src/record/FeatureNotice.tsx';
import { NotFound } from '#src/pages/notFound/NotFound.tsx';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';

describe('the small pages', () => {
  it('tell that an address is unknown, inside the frame', async () => {
    await renderShell({ path: '/nowhere', content: <NotFound /> });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(screen.getByText('The address is wrong, or the page was removed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open quick charge' })).toHaveAttribute(
      'href',
      '/wizard/transactions/quickcharge',
    );
  });

  it('explain a feature the terminal does not have', async () => {
    const terminal = { label: 'Tel Aviv', enabledFeatures: [] };
    const content = <FeatureNotice feature="RecurrentPayments" terminal={terminal} />;
    await renderShell({ path: '/billing-deals/list', content });
    expect(screen.getByText(/“Recurring charges” is not active on terminal “Tel Aviv”/)).toBeInTheDocument();
  });

  it.each([
    ['he-IL', /WCAG 2\.2 ברמה AA/],
    ['en-IL', /SI 5568 and WCAG 2\.2 level AA/],
  ] as const)('state the accessibility in %s', async (locale, words) => {
    await renderShell({ path: '/accessibility', locale, content: <Accessibility /> });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@example.test' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@example\.test\?subject=/),
    );
  });
});
