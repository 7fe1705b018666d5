import { useTranslate } from 'react-admin';

/** Stands in for a screen whose code is on its way. */
export function ScreenLoading() {
  const translate = useTranslate();
  return (
    <p className="screen-loading" aria-busy="true">
      {translate('shell.loading')}
    </p>
  );
}
