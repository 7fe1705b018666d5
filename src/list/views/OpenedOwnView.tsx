import { useLayoutEffect, useRef } from 'react';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { useTemporaryView } from '#src/settings/temporaryView.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { soundView } from './soundView.ts';
import { useColumnsOf, useShowView } from './useShowView.ts';
import { withColumnsOf } from './useViews.ts';

/** Opens a list as a view of the person's own has it, once its columns are known. */
export function OpenedOwnView({ list, path, view }: { list: ListDeclaration; path: string; view: SavedView }) {
  const meta = useColumnsOf(list);
  const show = useShowView(list, path);
  const [, change] = useListPreferences(list.name);
  const { end } = useTemporaryView(list.name);
  const isShown = useRef(false);

  useLayoutEffect(function open() {
    if (meta === null || isShown.current) return;
    isShown.current = true;
    end();
    change(withColumnsOf(view));
    show(soundView(view, list, meta), view.name);
  });
  return <CardSkeleton />;
}
