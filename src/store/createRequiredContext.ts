import { createContext, useContext, type Provider } from 'react';

/**
 * A React context that somebody above must have filled.
 * @param place who fills it, for the developer who forgot
 * @returns its provider, and the hook that reads it; the hook throws Error where nobody has filled it.
 * @example export const [ProductProvider, useProduct] = createRequiredContext<Product>('a ProductProvider');
 */
export function createRequiredContext<Value extends object>(
  place: string,
): readonly [Provider<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  function useRequired(): Value {
    const value = useContext(Context);
    if (!value) throw new Error(`this needs ${place} around it`);
    return value;
  }
  return [Context.Provider, useRequired];
}
