/** The part of React's internal node that is read; the same that its developer tools read. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/**
 * Counts, in a page that React draws, how many components that draw a table row rendered; runs before everything
 * else and must not use anything from outside. The count is `window.rowRenders`.
 */
export function countRowRenders(): void {
  const performedWork = 1;
  const hostComponent = 5;
  let count = 0;

  const drawsRow = ({ child, tag }: Fiber) =>
    tag !== hostComponent && child?.tag === hostComponent && child.type === 'tr';

  function visit(fiber: Fiber): void {
    const before = fiber.alternate;
    if (drawsRow(fiber) && (fiber.flags & performedWork) !== 0) count += 1;
    // A subtree React did not enter still hangs on the node of the frame before.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => {},
    },
  });
  Object.defineProperty(window, 'rowRenders', { get: () => count });
}
