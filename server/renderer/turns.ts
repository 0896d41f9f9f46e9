interface Name {
  running: number;
  isDoubted: boolean;
  waiting: (() => void)[];
}

/**
 * Who may go: everybody, until something is in doubt because a thread that ran it stood still.
 * What goes by the same name as that goes one after the other then, so that a page or a part that
 * loops has one thread and not all of them; until one of them has come to an end.
 */
export class Turns {
  private readonly names = new Map<string, Name>();
  /** how many wait */
  waiting = 0;

  /** @param unproven what is in doubt from the beginning */
  constructor(unproven: Iterable<string> = []) {
    for (const name of unproven) this.doubt(name);
  }

  /** Waits until nothing in doubt is under way by any of the names, and goes. */
  async enter(names: Iterable<string>): Promise<void> {
    const all = [...names];
    this.waiting += 1;
    for (let held = this.heldUp(all); held; held = this.heldUp(all)) {
      const { waiting } = held;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    this.waiting -= 1;
    for (const name of all) this.join(name);
  }

  /** It turns out that what is under way goes by this name as well. */
  join(name: string): void {
    this.known(name).running += 1;
  }

  leave(names: Iterable<string>): void {
    for (const name of names) {
      const known = this.known(name);
      known.running -= 1;
      // Each looks again, in the order in which they came.
      wake(known);
      if (known.running === 0 && !known.isDoubted) this.names.delete(name);
    }
  }

  isInDoubt(names: Iterable<string>): boolean {
    return [...names].some((name) => this.names.get(name)?.isDoubted);
  }

  doubt(name: string): void {
    this.known(name).isDoubted = true;
  }

  /** It came to an end. */
  trust(names: Iterable<string>): void {
    for (const name of names) {
      const known = this.names.get(name);
      if (!known?.isDoubted) continue;
      known.isDoubted = false;
      wake(known);
      if (known.running === 0) this.names.delete(name);
    }
  }

  private heldUp(names: readonly string[]): Name | undefined {
    return names
      .map((name) => this.names.get(name))
      .find((known) => known?.isDoubted && known.running > 0);
  }

  private known(name: string): Name {
    const known = this.names.get(name) ?? { running: 0, isDoubted: false, waiting: [] };
    this.names.set(name, known);
    return known;
  }
}

function wake({ waiting }: Name): void {
  for (const go of waiting.splice(0)) go();
}
