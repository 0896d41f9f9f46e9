import ts from 'typescript';
import { readMembers, writeMembers } from '../../declared-members';

/** A prop at one place of a widget; `text` where its value stands there as a plain text. */
interface GivenProp {
  name: string;
  text?: string | undefined;
}

/** The props that an app gives to the widgets it places. */
export class GivenProps {
  private readonly found = new Map<string, GivenProp[] | undefined>();
  private areNamesKnown = true;

  /** @param widgets names of all widgets */
  note(element: ts.JsxOpeningLikeElement, widgets: Readonly<Record<string, unknown>>): void {
    const { properties } = element.attributes;
    const named = properties.find(
      (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'name',
    );
    const name = named && textOf(named);
    if (name === undefined) {
      if (element.tagName.getText() === 'Widget') this.areNamesKnown = false;
    } else if (name in widgets) {
      const before = this.found.has(name) ? this.found.get(name) : [];
      const given = properties.map(propsOf);
      const isKnown = before !== undefined && given.every((one) => one !== undefined);
      this.found.set(name, isKnown ? [...before, ...given.flat()] : undefined);
    }
  }

  /**
   * The declared type of a widget's props without what is never given here: optional props, and
   * texts of a choice. Declared as a whole where it cannot be told.
   */
  narrowed(widget: string, declared: string): string {
    const given = this.areNamesKnown ? this.found.get(widget) : undefined;
    const members = given && readMembers(declared);
    if (!given || !members) return declared;
    const used = [...members].flatMap(([name, member]) => {
      const values = given.filter((one) => one.name === name).map(({ text }) => text);
      if (values.length === 0) return member.isOptional ? [] : [[name, member] as const];
      const areTexts = values.every((text) => text !== undefined);
      const type = [...new Set(values)].map((text) => JSON.stringify(text)).sort();
      return [[name, areTexts ? { ...member, type: type.join(' | ') } : member] as const];
    });
    return writeMembers(new Map(used));
  }
}

const textOf = ({ initializer }: ts.JsxAttribute): string | undefined =>
  initializer && ts.isStringLiteral(initializer) ? initializer.text : undefined;

/** @returns undefined for `{...props}`, which may hold anything */
function propsOf(attribute: ts.JsxAttributeLike): GivenProp[] | undefined {
  if (ts.isJsxAttribute(attribute)) {
    return [{ name: attribute.name.getText(), text: textOf(attribute) }];
  }
  return spreadProps(attribute.expression)?.map((name) => ({ name }));
}

/** Names in `...(color ? { color } : {})` and `...(soldOut && { disabled: true })`. */
function spreadProps(node: ts.Expression): string[] | undefined {
  if (ts.isParenthesizedExpression(node)) return spreadProps(node.expression);
  if (ts.isBinaryExpression(node)) return spreadProps(node.right);
  if (ts.isConditionalExpression(node)) {
    const [first, second] = [spreadProps(node.whenTrue), spreadProps(node.whenFalse)];
    return first && second && [...first, ...second];
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}
