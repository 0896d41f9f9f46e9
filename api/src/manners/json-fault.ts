/** Deeper than any body of this API; keeps the scan clear of the stack's end. */
const deepest = 500;

class Fault extends Error {}

/**
 * Why a text is not JSON, in the words of Python's json module, as Django REST Framework passes
 * them on: "Expecting ',' delimiter: line 1 column 14 (char 13)".
 */
export function describeJsonFault(text: string): string {
  try {
    new Scanner(text).document();
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
  return 'Expecting value: line 1 column 1 (char 0)';
}

class Scanner {
  private at = 0;
  private depth = 0;
  private readonly text: readonly string[];

  constructor(text: string) {
    // Python counts code points.
    this.text = [...text];
  }

  document(): void {
    if (this.text[0] === '\uFEFF') {
      this.fail('Unexpected UTF-8 BOM (decode using utf-8-sig)', 0);
    }
    this.skipSpace();
    this.value();
    this.skipSpace();
    if (this.at < this.text.length) this.fail('Extra data');
  }

  private fail(reason: string, position = this.at): never {
    const before = this.text.slice(0, position);
    const line = before.filter((character) => character === '\n').length + 1;
    const column = position - before.lastIndexOf('\n');
    throw new Fault(`${reason}: line ${line} column ${column} (char ${position})`);
  }

  private skipSpace(): void {
    while (/^[ \t\n\r]$/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private value(): void {
    const first = this.text[this.at];
    if (first === '"') this.string();
    else if (first === '{') this.nested('}', () => this.member());
    else if (first === '[') this.nested(']', () => this.value());
    else this.literal();
  }

  /** An object or a list: its opening bracket, items with commas between, its closing bracket. */
  private nested(close: string, item: () => void): void {
    this.depth += 1;
    if (this.depth > deepest) this.fail('Nested too deeply');
    this.at += 1;
    this.skipSpace();
    while (this.text[this.at] !== close) {
      item();
      this.skipSpace();
      if (this.text[this.at] === close) break;
      if (this.text[this.at] !== ',') this.fail("Expecting ',' delimiter");
      this.at += 1;
      this.skipSpace();
      if (this.text[this.at] === close) item();
    }
    this.at += 1;
    this.depth -= 1;
  }

  private member(): void {
    if (this.text[this.at] !== '"') this.fail('Expecting property name enclosed in double quotes');
    this.string();
    this.skipSpace();
    if (this.text[this.at] !== ':') this.fail("Expecting ':' delimiter");
    this.at += 1;
    this.skipSpace();
    this.value();
  }

  private string(): void {
    const start = this.at;
    this.at += 1;
    for (;;) {
      const character = this.text[this.at];
      if (character === undefined) this.fail('Unterminated string starting at', start);
      if (character === '"') break;
      if (character < ' ') this.fail('Invalid control character at');
      if (character === '\\') this.escape(start);
      else this.at += 1;
    }
    this.at += 1;
  }

  private escape(start: number): void {
    const kind = this.text[this.at + 1];
    if (kind === undefined) this.fail('Unterminated string starting at', start);
    if (kind === 'u') {
      const digits = this.text.slice(this.at + 2, this.at + 6).join('');
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) this.fail('Invalid \\uXXXX escape', this.at + 1);
      this.at += 6;
      return;
    }
    if (!'"\\/bfnrt'.includes(kind)) this.fail('Invalid \\escape');
    this.at += 2;
  }

  private literal(): void {
    const rest = this.text.slice(this.at, this.at + 400).join('');
    const constant = /^(?:NaN|-?Infinity)/.exec(rest)?.[0];
    if (constant) {
      throw new Fault(`Out of range float values are not JSON compliant: '${constant}'`);
    }
    const found = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/.exec(rest);
    if (!found) this.fail('Expecting value');
    this.at += found[0].length;
  }
}
