import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { SupportButton } from '#src/app/support/SupportButton.tsx';
import { useProduct } from '#src/ui/product.ts';
import styles from './Footer.module.css';
import { statementPath } from './title.ts';

/** Version, accessibility statement and support, below every page of the main layout. */
export const Footer = memo(function Footer() {
  const translate = useTranslate();
  const { version } = useProduct();
  return (
    <footer className={styles.footer} aria-label={translate('shell.footer.label')}>
      <span>{translate('shell.footer.version', { version })}</span>
      <Link to={statementPath}>{translate('shell.footer.accessibility')}</Link>
      <SupportButton />
    </footer>
  );
});
