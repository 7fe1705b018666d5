import { createRequiredContext } from '#src/store/createRequiredContext.ts';

/** What the frame and the small pages tell about the product, from /config.json and the build. */
export interface Product {
  /** The built version. */
  version: string;
  supportEmail: string;
}

/** The product around; the hook throws Error without it. */
export const [ProductProvider, useProduct] = createRequiredContext<Product>('a ProductProvider');

/** A mail link to support. @param subject becomes the subject line. */
export function supportLink(supportEmail: string, subject?: string): string {
  return `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
