import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/list/useList.ts';
import { useListNow } from '#src/list/views/useViews.ts';
import { showsView } from '#src/list/views/viewContent.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { PanelButton } from '#src/ui/menus/PanelButton.tsx';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import styles from './ViewsButton.module.css';

const ViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

/** Opens the saved views; says which one the list shows. */
export function ViewsButton({ list }: { list: ListState }) {
  const translate = useTranslate();
  const now = useListNow(list);
  const [{ views }] = useListPreferences(list.declaration.name);
  const label = translate('list.views.label');
  const shown = views.find((view) => showsView(view, now));
  return (
    <PanelButton
      label={label}
      face={
        <ToolFace icon={BookmarkBorderIcon}>
          {label}{' '}
          {shown && (
            <bdi className={styles.shown} data-chosen="">
              {shown.name}
            </bdi>
          )}
        </ToolFace>
      }
      panel={ViewsPanel}
      properties={{ list, shown: shown?.name }}
    />
  );
}
