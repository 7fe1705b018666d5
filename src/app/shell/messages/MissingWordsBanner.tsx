import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { dictionariesQuery } from '#src/settings/queries.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Banner } from './Banner.tsx';

/** Says that codes stand in for words that did not load, and asks for the words again. */
export function MissingWordsBanner() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data, refetch } = useQuery(dictionariesQuery(dataProvider, useCurrentLocale()));
  if (!data?.isPartial) return null;
  return (
    <Banner text={translate('failure.words')}>
      <button type="button" className={buttonClass()} onClick={() => void refetch()}>
        {translate('shell.retry')}
      </button>
    </Banner>
  );
}
