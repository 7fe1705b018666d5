import { createContext, useContext } from 'react';

/** What the frame and the small pages tell about the product, from /config.json and the build. */
export interface Product {
  /** The built version. */
  version: string;
  supportEmail: string;
}

const ProductContext = createContext<Product | undefined>(undefined);
export const ProductProvider = ProductContext.Provider;

/** @throws Error without a ProductProvider. */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (!product) throw new Error('useProduct needs a ProductProvider');
  return product;
}

/** A mail link to support. @param subject becomes the subject line. */
export function supportLink(supportEmail: string, subject?: string): string {
  return `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
