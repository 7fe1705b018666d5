import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { createStore } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './lazyPart.module.css';
import { loadChunk } from './loadChunk.ts';

/** What stands where a part could not be loaded: a way to ask again. */
function PartMissing({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <span className={styles.missing} role="alert">
      {translate('failure.part')}{' '}
      <button type="button" className={buttonClass()} onClick={onRetry}>
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
 * A component that loads by itself. Once it is there it is drawn at once. If it can not be loaded, a retry stands in its
 * place and the rest of the page goes on.
 * @param Waiting stands in its place while it loads; absent = nothing.
 * @example const MenuPopup = lazyPart(async () => (await import('#src/ui/menus/MenuPopup.tsx')).MenuPopup);
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  Waiting?: ComponentType<Properties>,
): LazyPart<Properties> {
  const part = createStore<{ Component?: ComponentType<Properties>; failed?: true }>({});
  let loading: Promise<void> | undefined;

  async function fetchPart(): Promise<void> {
    try {
      part.write({ Component: await loadChunk(load) });
    } catch {
      loading = undefined;
      part.write({ failed: true });
    }
  }

  function preload(): void {
    if (loading) return;
    if (part.read().failed) part.write({});
    loading = fetchPart();
  }

  function Part(properties: Properties): ReactNode {
    const { Component, failed } = useStore(part);
    useEffect(preload, []);
    if (Component) return <Component {...properties} />;
    if (failed) return <PartMissing onRetry={preload} />;
    return Waiting ? <Waiting {...properties} /> : null;
  }

  return Object.assign(Part, { preload, near: { onPointerEnter: preload, onFocus: preload } });
}
