interface Options<Key, Value> {
  /** How `get` has what it does not know; without it the cache holds what `set` put there. */
  load?: (key: Key) => Promise<Value>;
  /** What was asked for longer ago is loaded again by `get`; `peek` still tells it. */
  maxAgeMs?: number;
  /** The oldest goes first. */
  maxEntries?: number;
  /** Told of each value that comes in. */
  onChange?: (value: Value, key: Key) => void;
}

/**
 * Values by key, each loaded once for all who ask at the same time. A failure is not remembered,
 * and leaves what was known before. For the browser only: on a server all visitors would share it.
 */
export class ResourceCache<Value, Key = string> {
  private readonly values = new Map<Key, { value: Value; askedAt: number }>();
  private readonly loads = new Map<Key, Promise<Value>>();

  constructor(private readonly options: Options<Key, Value> = {}) {}

  /**
   * The value, loaded unless it is known and young enough.
   * @throws as `load`
   */
  get(key: Key): Promise<Value> {
    if (this.isCurrent(key)) return Promise.resolve(this.peek(key) as Value);
    const { load = () => Promise.reject(new Error('unknown')) } = this.options;
    return this.loads.get(key) ?? this.share(key, load(key));
  }

  /** Whether what is known is young enough. */
  isCurrent(key: Key): boolean {
    const known = this.values.get(key);
    return known !== undefined && Date.now() - known.askedAt < (this.options.maxAgeMs ?? Infinity);
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
   * A load that is under way leaves it as it is.
   * @param askedAt how old it is, in ms since 1970
   */
  set(key: Key, value: Value, askedAt = Date.now()): void {
    this.delete(key);
    this.values.set(key, { value, askedAt });
    const [oldest] = this.values.keys();
    if (this.values.size > (this.options.maxEntries ?? Infinity)) this.values.delete(oldest as Key);
    this.options.onChange?.(value, key);
  }

  /** Puts another value in place of one that is known, which is as old as that. */
  update(key: Key, value: Value): void {
    const known = this.values.get(key);
    if (known) this.set(key, value, known.askedAt);
  }

  /** Makes a load that was begun elsewhere the one that all wait for. @returns that load */
  share(key: Key, load: Promise<Value>): Promise<Value> {
    const askedAt = Date.now();
    // One that was deleted or replaced meanwhile is nobody's.
    const end = () => this.loads.get(key) === load && this.loads.delete(key);
    this.loads.set(key, load);
    load.then((value) => end() && this.set(key, value, askedAt), end);
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
