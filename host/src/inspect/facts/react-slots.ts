/** A place that another part fills, as React has drawn it. */
export interface ReactSlot {
  /** owner and widget, `account/AddToCartButton` */
  name: string;
  /** its widget is there, and not what stands in for it */
  filled: boolean;
  elements: readonly Element[];
}

/** What React notes of a component that it has drawn, as far as it is looked at. */
interface Fiber {
  type: unknown;
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Finds the slots of a page where React's developer tools find components: in what React notes at
 * its root. A mark in the markup would be sent to every visitor, for nobody to see; the host
 * brings this script and React alike, so that the two always know each other.
 * @param root the element that React draws into
 * @returns none while React has not drawn anything
 */
export function reactSlots(root: Element): ReactSlot[] {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const first = key && (root as unknown as Record<string, Fiber | undefined>)[key];
  // Two trees take turns: the root knows which one is shown.
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
