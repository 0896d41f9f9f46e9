/** A slot, as React has rendered it. */
export interface ReactSlot {
  /** owner and widget, `account/AddToCartButton` */
  name: string;
  /** shows its widget, not its fallback */
  filled: boolean;
  elements: readonly Element[];
}

interface Fiber {
  type: unknown;
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Finds the slots of a page where React's developer tools find components: in the fibers of its
 * root. Marks in the markup would be sent to every visitor. The host ships this script and React,
 * so that the two always fit.
 * @param root the element that React renders into
 * @returns none while React has rendered nothing
 */
export function reactSlots(root: Element): ReactSlot[] {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const first = key && (root as unknown as Record<string, Fiber | undefined>)[key];
  // React alternates between two trees; the root names the one that is shown.
  const shown = first && (first.stateNode as { current?: Fiber }).current;
  return shown ? slotsIn(shown) : [];
}

function slotsIn(parent: Fiber): ReactSlot[] {
  return childrenOf(parent).flatMap((fiber) => {
    const name = widgetName(fiber);
    if (!name) return slotsIn(fiber);
    const filled = fiber.child?.memoizedProps?.onBroken !== undefined;
    return [{ name, filled, elements: elementsIn(fiber) }, ...slotsIn(fiber)];
  });
}

/** A `<Widget>` is known by its props: a build takes its name away. */
function widgetName({ memoizedProps }: Fiber): string | undefined {
  if (!memoizedProps || !Object.keys(memoizedProps).includes('fallback')) return undefined;
  const { name } = memoizedProps;
  return typeof name === 'string' && /^[\w-]+\/\w+$/.test(name) ? name : undefined;
}

const elementsIn = (parent: Fiber): Element[] =>
  childrenOf(parent).flatMap((fiber) =>
    typeof fiber.type === 'string' && fiber.stateNode instanceof Element
      ? [fiber.stateNode]
      : elementsIn(fiber),
  );

function childrenOf({ child }: Fiber): Fiber[] {
  const all: Fiber[] = [];
  for (let next = child; next; next = next.sibling) all.push(next);
  return all;
}
