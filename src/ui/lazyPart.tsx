import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { loadChunk } from './loadChunk.ts';

/** What stands where a part could not be loaded: a way to ask again. */
function PartMissing({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <span className="part-missing" role="alert">
      {translate('failure.part')}{' '}
      <button type="button" className="button" onClick={onRetry}>
        {translate('shell.retry')}
      </button>
    </span>
  );
}

/** A component whose code loads with its first use, or before. */
export interface LazyPart<Properties extends object> {
  (properties: Properties): ReactNode;
  /** Asks for the code ahead; failures are left to the use. */
  preload: () => void;
  /** For the button that leads to it: asks for the code when a person comes near. */
  near: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * A component that loads by itself. While it loads nothing is shown; once it is there it is drawn at once. If it can
 * not be loaded, a retry stands in its place and the rest of the page goes on.
 * @example const MenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup);
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): LazyPart<Properties> {
  let component: ComponentType<Properties> | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;
  const listeners = new Set<() => void>();

  async function fetchPart(): Promise<void> {
    try {
      component = await loadChunk(load);
    } catch {
      failed = true;
      loading = undefined;
    }
    for (const listener of listeners) listener();
  }

  function preload(): void {
    failed = false;
    loading ??= fetchPart();
  }

  function Part(properties: Properties): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(function loadOnFirstUse() {
      listeners.add(redraw);
      if (!component) {
        preload();
        redraw();
      }
      return () => {
        listeners.delete(redraw);
      };
    }, []);
    const Component = component;
    if (Component) return <Component {...properties} />;
    if (!failed) return null;
    return (
      <PartMissing
        onRetry={() => {
          preload();
          redraw();
        }}
      />
    );
  }

  return Object.assign(Part, { preload, near: { onPointerEnter: preload, onFocus: preload } });
}
