import type { VirtualTime } from './virtual-time';

interface Signed {
  user: string;
  refresh: string;
  expired: boolean;
  /** ms, by the clock of the test */
  expiresAt: number;
}

/** How the API answers from now on. */
export interface Weather {
  /** of a refresh; `lost` is done, but the answer does not arrive; `tokenless` is a 200 without */
  refresh: 'fine' | 'refused' | 'limited' | 'tokenless' | 'broken' | 'away' | 'lost';
  /** of the current-user call, before all else */
  me?: 'forbidden' | 'limited' | undefined;
  /** of all else */
  calls: 'fine' | 'broken' | 'away';
}

/** An API with users and tokens, as strict as SimpleJWT; what happened to it can be looked at. */
export class ShopApi {
  weather: Weather = { refresh: 'fine', calls: 'fine' };
  refreshes = 0;
  underway = 0;
  maxUnderway = 0;
  /** Tokens that a call was made with, '' for none, by path. */
  readonly sent = new Map<string, string[]>();
  /** Access tokens that were answered with 401. */
  readonly refused = new Set<string>();
  /** Those of them that came from a refresh, and that the current-user call refused. */
  readonly refusedFresh = new Set<string>();
  /** Access tokens that the current-user call answered with another 4xx. */
  readonly refusedByMe = new Set<string>();
  /** Refresh tokens that were answered with 4xx, or without a token. */
  readonly refusedRefreshes = new Set<string>();
  readonly signed = new Map<string, Signed>();
  readonly gone = new Set<string>();
  private readonly newTokens = new Set<string>();
  private readonly usable = new Map<string, string>();
  private count = 0;

  constructor(
    protected readonly time: VirtualTime,
    /** a refresh token works once; the answer to a refresh brings the next */
    private readonly rotates: boolean,
    /** how long an answer takes, in ms */
    private readonly delay: () => number,
    /** of an access token, in ms; one that says so is a JSON Web Token */
    private readonly lifetimeMs = Number.POSITIVE_INFINITY,
  ) {}

  signIn(user: string): { access: string; refresh: string } {
    this.count += 1;
    const refresh = `r${this.count}`;
    this.usable.set(refresh, user);
    return { access: this.grant(user, refresh), refresh };
  }

  expire(): void {
    for (const token of this.signed.values()) token.expired = true;
  }

  /** As a tab's `fetch`. */
  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (path.endsWith('/refresh/')) return this.refresh(JSON.parse(String(init.body)).refresh);
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    this.sent.set(path, [...(this.sent.get(path) ?? []), token]);
    await this.time.sleep(this.delay());
    const trouble = troubleOf(this.weather.calls);
    if (trouble) return trouble;
    if (path.endsWith('/me/') && this.weather.me) {
      this.refusedByMe.add(token);
      return reply(this.weather.me === 'limited' ? 429 : 403, { detail: 'Not now' });
    }
    const { user = '', expired = true, expiresAt = 0 } = this.signed.get(token) ?? {};
    const known = !expired && this.time.now < expiresAt && !this.gone.has(user);
    if ((token !== '' && !known) || (path.endsWith('/me/') && !known)) {
      this.refused.add(token);
      if (path.endsWith('/me/') && this.newTokens.has(token)) this.refusedFresh.add(token);
      return reply(401, { detail: 'Given token not valid for any token type' });
    }
    return this.answer(user, path, init);
  };

  /** The answer to a call that is let in. */
  protected answer(user: string, _path: string, _init: RequestInit): Response {
    return reply(200, { email: user });
  }

  private async refresh(token: string): Promise<Response> {
    this.refreshes += 1;
    this.underway += 1;
    this.maxUnderway = Math.max(this.maxUnderway, this.underway);
    try {
      await this.time.sleep(this.delay());
      const kind = this.weather.refresh;
      const trouble = kind === 'lost' ? undefined : troubleOf(kind);
      if (trouble) return trouble;
      if (kind === 'limited' || kind === 'tokenless') {
        this.refusedRefreshes.add(token);
        return kind === 'limited' ? reply(429, { detail: 'Throttled' }) : reply(200, {});
      }
      const user = this.usable.get(token);
      if (user === undefined || kind === 'refused') {
        this.usable.delete(token);
        this.refusedRefreshes.add(token);
        return reply(401, { detail: 'Token is blacklisted', code: 'token_not_valid' });
      }
      const next = this.rotates ? this.signIn(user) : { access: this.grant(user, token) };
      if (this.rotates) this.usable.delete(token);
      this.newTokens.add(next.access);
      await this.time.sleep(this.delay());
      return kind === 'lost' ? troubleOf('away') : reply(200, next);
    } finally {
      this.underway -= 1;
    }
  }

  private grant(user: string, refresh: string): string {
    this.count += 1;
    const expiresAt = this.time.now + this.lifetimeMs;
    const payload = btoa(JSON.stringify({ exp: expiresAt / 1_000 }));
    const access = `a${this.count}${expiresAt < Number.POSITIVE_INFINITY ? `.${payload}.s` : ''}`;
    this.signed.set(access, { user, refresh, expired: false, expiresAt });
    return access;
  }
}

export const reply = (status: number, body: object) =>
  ({ status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

function troubleOf(kind: 'broken' | 'away'): Response;
function troubleOf(kind: string): Response | undefined;
function troubleOf(kind: string): Response | undefined {
  if (kind === 'away') throw new TypeError('Failed to fetch');
  return kind === 'broken' ? reply(503, {}) : undefined;
}
