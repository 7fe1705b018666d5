import { useEffect, useEffectEvent } from 'react';

/** What closes each dialog, sheet and popover over the page, the uppermost last. */
const layers: (() => void)[] = [];

/** Closes what lies uppermost over the page. @returns false where nothing does */
export function closeUppermost(): boolean {
  const close = layers.at(-1);
  close?.();
  return close !== undefined;
}

/**
 * The browser's Back closes this layer instead of leaving its page, for as long as it is mounted.
 * @param onClose undefined: Back is what the layer is about
 */
export function useCloseOnBack(onClose: (() => void) | undefined): void {
  const isClosed = onClose !== undefined;
  const close = useEffectEvent(() => onClose?.());
  useEffect(
    function standAbove() {
      if (!isClosed) return;
      const layer = () => close();
      layers.push(layer);
      return () => {
        layers.splice(layers.indexOf(layer), 1);
      };
    },
    [isClosed],
  );
}
