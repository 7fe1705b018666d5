import { expect, it } from 'vitest';
import { hasScreen } from '#src/app/screens.tsx';
import { routeTable } from '#src/app/pages.ts';

it('every route has a screen', () => {
  expect(Object.keys(routeTable).filter((name) => !hasScreen(name))).toEqual([]);
  expect(hasScreen('Nowhere')).toBe(false);
});
