import ts from 'typescript';
import { type Member, readMembers, writeMembers } from '../../declared-members';

/** A prop that one element gives; `text` where its value is a plain text. */
interface GivenProp {
  name: string;
  text?: string | undefined;
}

/**
 * The declared type of a widget's props without what no element gives: optional props, and texts of
 * a choice. Props that nobody gives cannot break anything when the widget's owner changes them.
 * @param elements that place the widget in one app
 * @returns `declared` itself where it cannot be known what is given
 */
export function narrowProps(
  declared: string,
  elements: readonly ts.JsxOpeningLikeElement[],
): string {
  const given = elements.flatMap(({ attributes }) => attributes.properties.flatMap(propsOf));
  const members = readMembers(declared);
  const isKnown = given.length > 0 && given.every((one) => one !== undefined);
  if (!isKnown || !members) return declared;
  const used = [...members].flatMap(([name, member]): [string, Member][] => {
    const texts = given.filter((one) => one.name === name).map(({ text }) => text);
    if (texts.length === 0 && member.isOptional) return [];
    if (texts.length === 0 || texts.includes(undefined)) return [[name, member]];
    const choice = [...new Set(texts)].map((text) => JSON.stringify(text)).sort();
    return [[name, { ...member, type: choice.join(' | ') }]];
  });
  return writeMembers(new Map(used));
}

/** @returns the attribute `name` of an element, if it is a plain text */
export function nameOf({ attributes }: ts.JsxOpeningLikeElement): string | undefined {
  const named = attributes.properties
    .filter(ts.isJsxAttribute)
    .find(({ name }) => name.getText() === 'name');
  return named && textOf(named);
}

const textOf = ({ initializer }: ts.JsxAttribute): string | undefined =>
  initializer && ts.isStringLiteral(initializer) ? initializer.text : undefined;

/** @returns undefined, as one of them, for what may be any props: `{...props}` */
const propsOf = (attribute: ts.JsxAttributeLike): (GivenProp | undefined)[] =>
  ts.isJsxAttribute(attribute)
    ? [{ name: attribute.name.getText(), text: textOf(attribute) }]
    : spreadNames(attribute.expression).map((name) => (name === undefined ? name : { name }));

/** Names in `...(color ? { color } : {})` and `...(soldOut && { disabled: true })`. */
function spreadNames(node: ts.Expression): (string | undefined)[] {
  if (ts.isParenthesizedExpression(node)) return spreadNames(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(spreadNames);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === and) {
    return spreadNames(node.right);
  }
  if (!ts.isObjectLiteralExpression(node)) return [undefined];
  return node.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
  );
}

const and = ts.SyntaxKind.AmpersandAmpersandToken;
