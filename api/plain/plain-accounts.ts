import { randomUUID } from 'node:crypto';

interface Line {
  id: number;
  product: number;
  quantity: number;
}

interface Wish {
  id: number;
  product: number;
  created_at: string;
}

interface Account {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  wishes: Wish[];
  lines: Line[];
}

/** Accounts with wishlist and cart, kept while the process runs; for tests only. */
export class PlainAccounts {
  private readonly accounts = new Map<string, Account>();
  private readonly tokens = new Map<string, Account>();
  private nextId = 1;

  /** @returns what is wrong with the fields; undefined when the account is made */
  register(fields: Record<string, string>): Record<string, string[]> | undefined {
    const { email = '', password = '', first_name = '', last_name = '' } = fields;
    if (this.accounts.has(email)) return { email: ['user with this email already exists.'] };
    this.accounts.set(email, { email, password, first_name, last_name, wishes: [], lines: [] });
    return undefined;
  }

  signIn(email: string, password: string): { access: string; refresh: string } | undefined {
    const account = this.accounts.get(email);
    if (account?.password !== password) return undefined;
    return { access: this.grant(account), refresh: this.grant(account) };
  }

  refresh(token: string): { access: string } | undefined {
    const account = this.tokens.get(token);
    return account && { access: this.grant(account) };
  }

  /** Whose token it is. */
  holder(token: string): Account | undefined {
    return this.tokens.get(token);
  }

  /** @returns undefined when the product is on the list already */
  wish(account: Account, product: number): Wish | undefined {
    if (account.wishes.some((wish) => wish.product === product)) return undefined;
    const wish = { id: this.nextId++, product, created_at: new Date().toISOString() };
    account.wishes.push(wish);
    return wish;
  }

  addLine(account: Account, product: number, quantity: number): void {
    const line = account.lines.find((other) => other.product === product);
    if (line) line.quantity += quantity;
    else account.lines.push({ id: this.nextId++, product, quantity });
  }

  private grant(account: Account): string {
    const token = randomUUID();
    this.tokens.set(token, account);
    return token;
  }
}
