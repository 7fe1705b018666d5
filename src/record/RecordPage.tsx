import { ResourceContextProvider } from 'react-admin';
import type { ListDeclaration } from '#src/list/declaration.ts';
import styles from './RecordPage.module.css';
import { Neighbours } from './neighbours/Neighbours.tsx';
import { RecordContent } from './RecordContent.tsx';
import { RecordView } from './RecordView.tsx';

interface RecordPageProps {
  declaration: ListDeclaration;
  id: string;
}

/**
 * The page of one record, the same for every noun: its name and state, what can be done, about ten facts, and whatever
 * else there is in sections that fold and in tabs. The row of a list that has shown it is there at once; the rest
 * follows. It publishes react-admin's `ShowContext`, `RecordContext` and `ResourceContext`, so that its components work in it.
 * @example <RecordPage declaration={items} id={id} />
 */
export function RecordPage({ declaration, id }: RecordPageProps) {
  return (
    <div className={styles.page}>
      <Neighbours id={id} />
      <ResourceContextProvider value={declaration.name}>
        <RecordContent key={id} declaration={declaration} id={id}>
          {(shown) => <RecordView {...shown} />}
        </RecordContent>
      </ResourceContextProvider>
    </div>
  );
}
