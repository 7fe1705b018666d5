import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';

/** The drawer on narrow screens; its code loads when a person comes near its button. */
export const Drawer = lazyPart(async () => (await import('./NavigationSheet.tsx')).NavigationSheet);
