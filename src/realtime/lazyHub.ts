import type { HubAddress, OpenHub } from './progressLine.ts';

/** Opens the hub; its client loads with the first screen that listens. @param address absent where there is none */
export function lazyHub(address: HubAddress | undefined): OpenHub {
  return (socket) => {
    if (!address) return () => {};
    let left = false;
    let close: (() => void) | undefined;
    import('./hubConnection.ts').then(
      ({ openHub }) => {
        if (!left) close = openHub(address, socket);
      },
      // The screen works without it.
      () => {},
    );
    return () => {
      left = true;
      close?.();
    };
  };
}
