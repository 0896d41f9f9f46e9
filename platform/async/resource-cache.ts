interface Options<Key, Value> {
  /** Loads a value that `get` does not have; without it the cache holds what `set` put there. */
  load?: (key: Key) => Promise<Value>;
  /** What is known for longer is loaded again by `get`; `peek` still returns it. */
  maxAgeMs?: number;
  /** The oldest goes first. */
  maxEntries?: number;
  /** Called with each new value. */
  onChange?: (value: Value, key: Key) => void;
}

/**
 * Values by key, each loaded once for all who ask at the same time. A failure is not remembered,
 * and leaves what was known before. For the browser only: on a server all visitors would share it.
 */
export class ResourceCache<Value, Key = string> {
  private readonly values = new Map<Key, { value: Value; since: number }>();
  private readonly loads = new Map<Key, Promise<Value>>();

  constructor(private readonly options: Options<Key, Value> = {}) {}

  /**
   * The value, loaded unless it is known and young enough.
   * @throws as `load`
   */
  get(key: Key): Promise<Value> {
    const { load = () => Promise.reject(new Error('unknown')) } = this.options;
    if (this.isCurrent(key)) return Promise.resolve(this.peek(key) as Value);
    return this.pending(key) ?? this.share(key, load(key));
  }

  /** Whether what is known is young enough. */
  isCurrent(key: Key): boolean {
    const known = this.values.get(key);
    return known !== undefined && Date.now() - known.since < (this.options.maxAgeMs ?? Infinity);
  }

  /** What is known, however old. */
  peek(key: Key): Value | undefined {
    return this.values.get(key)?.value;
  }

  /** The load that is under way, if any. */
  pending(key: Key): Promise<Value> | undefined {
    return this.loads.get(key);
  }

  /**
   * The result of a load that is under way is dropped.
   * @param since how old it is, in ms since 1970
   */
  set(key: Key, value: Value, since = Date.now()): void {
    const { maxEntries = Infinity, onChange } = this.options;
    this.delete(key);
    this.values.set(key, { value, since });
    const [oldest] = this.values.keys();
    if (this.values.size > maxEntries) this.values.delete(oldest as Key);
    onChange?.(value, key);
  }

  /** Puts another value in place of one that is known, which is as old as that. */
  update(key: Key, value: Value): void {
    this.set(key, value, this.values.get(key)?.since);
  }

  /** Makes a load that was begun elsewhere the one that all wait for. @returns that load */
  share(key: Key, load: Promise<Value>): Promise<Value> {
    // The result of a load that was deleted or replaced in the meantime is dropped.
    const end = () => this.pending(key) === load && this.loads.delete(key);
    this.loads.set(key, load);
    load.then((value) => end() && this.set(key, value), end);
    return load;
  }

  delete(key: Key): void {
    this.values.delete(key);
    this.loads.delete(key);
  }

  clear(): void {
    this.values.clear();
    this.loads.clear();
  }
}
