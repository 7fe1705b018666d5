import { useDataProvider, type DataProvider } from 'react-admin';
import type { CreateOf, DraftOf, NounWith } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { operationOf } from '#src/dataProvider/failure.ts';

/** How a wizard writes: it shows itself what was refused, and that it succeeded. */
export const wizardMeta = { quiet: true, ownSuccess: true } as const;

/**
 * Makes a record through the data provider's `create`, for a wizard.
 * @returns what the server answered; undefined when no answer came.
 */
export function useCreateRecord() {
  // The parameters know the noun; what is sent is judged before it goes.
  const dataProvider: DataProvider = useDataProvider();
  return <Noun extends NounWith<'create'>>(
    noun: Noun,
    data: DraftOf<CreateOf<Noun>> & object,
  ): Promise<OperationResponse | undefined> => operationOf(dataProvider.create(noun, { data, meta: wizardMeta }));
}
