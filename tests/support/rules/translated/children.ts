import type { JsxChild, JsxOpeningLikeElement, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { Constants } from './constant';

/**
 * What stands among the children of an element: a space, which a browser leaves alone, text that stays, text that changes or
 * comes and goes, what a property of the component puts there, an element that comes and goes, one that stays. `direct` is false
 * for what a fragment or a component around it puts there: React keeps such a text as a node of its own, also where it is alone.
 */
export type Child = {
  kind: 'space' | 'static' | 'text' | 'slot' | 'comes' | 'element';
  node: Node;
  slot?: string;
  direct: boolean;
};

/** Components that add no element of their own. */
const TRANSPARENT = /^(Fragment|Suspense|Activity|.*Provider|.*Context)$/;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const isFunction = (node: Node) =>
  is.isArrowFunction(node) || is.isFunctionDeclaration(node) || is.isFunctionExpression(node);

export function tagOf(element: Node): JsxOpeningLikeElement | undefined {
  if (is.isJsxElement(element)) return element.openingElement;
  return is.isJsxSelfClosingElement(element) ? element : undefined;
}

export const isHost = (tag: JsxOpeningLikeElement) => /^[a-z]/.test(tag.tagName.getText());

export class Children {
  readonly constants: Constants;
  readonly #returned = new Map<Node, Child[]>();

  constructor(readonly checker: Checker) {
    this.constants = new Constants(checker);
  }

  /** The children of an element or a fragment, without the fragments and transparent components between. */
  of(children: readonly JsxChild[]): Child[] {
    return children.flatMap((child): Child[] => {
      if (is.isJsxText(child)) {
        // Blank with a line break: JSX drops it.
        const isDropped = child.text.trim() === '' && (child.text.includes('\n') || child.text === '');
        const kind = child.text.trim() === '' ? 'space' : 'static';
        return isDropped ? [] : [{ kind, node: child, direct: true }];
      }
      if (is.isJsxExpression(child)) return child.expression ? this.expression(child.expression) : [];
      return this.expression(child);
    });
  }

  /** What an expression puts where it stands. */
  expression(node: Node): Child[] {
    if (is.isParenthesizedExpression(node)) return this.expression(node.expression);
    if (is.isJsxFragment(node)) return this.of(node.children).map((child) => ({ ...child, direct: false }));
    if (is.isStringLiteral(node) && node.text.trim() === '') return [{ kind: 'space', node, direct: true }];
    const tag = tagOf(node);
    if (tag) return this.#element(node, tag);
    const isConstant = this.constants.isConstant(node);
    if (!isConstant && is.isConditionalExpression(node)) {
      return this.#oneOf(node, [...this.expression(node.whenTrue), ...this.expression(node.whenFalse)]);
    }
    if (!isConstant && is.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText())) {
      const left = node.operatorToken.getText() === '&&' ? [] : this.expression(node.left);
      return this.#oneOf(node, [...left, ...this.expression(node.right)]);
    }
    return this.#value(node, isConstant);
  }

  /** What a component returns. */
  returnedBy(component: Node): Child[] {
    const known = this.#returned.get(component);
    if (known) return known;
    this.#returned.set(component, []);
    const answers = returnsOf(component).map((answer) => this.expression(answer));
    const [first = []] = answers;
    const all = answers.length === 1 ? first : this.#oneOf(component, answers.flat());
    const returned = all.map((child) => ({ ...child, direct: false }));
    this.#returned.set(component, returned);
    return returned;
  }

  /** The function behind a tag, if it is one of this project's. */
  componentOf(tag: JsxOpeningLikeElement): Node | undefined {
    const symbol = this.checker.getSymbolAtLocation(tag.tagName);
    if (!symbol) return undefined;
    const meant = symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = meant.declarations[0]?.resolve();
    if (!declaration || declaration.getSourceFile().isDeclarationFile) return undefined;
    if (is.isFunctionDeclaration(declaration)) return declaration;
    if (!is.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
    const { initializer } = declaration;
    if (isFunction(initializer)) return initializer;
    // memo(function …)
    return is.isCallExpression(initializer) ? [...initializer.arguments].find(isFunction) : undefined;
  }

  /** Names a property of a component that takes what it shows from outside. */
  slotOf(node: Node): string | undefined {
    if (is.isCallExpression(node)) return this.slotOf(node.expression);
    if (is.isPropertyAccessExpression(node)) return nameOf(this.checker.getSymbolAtLocation(node.name));
    if (!is.isIdentifier(node)) return undefined;
    const declaration = this.checker.getSymbolAtLocation(node)?.declarations[0]?.resolve();
    if (!declaration || !is.isBindingElement(declaration)) return undefined;
    const from = this.checker.getTypeAtLocation(declaration.parent);
    const property = (declaration.propertyName ?? declaration.name)?.getText();
    return from && property ? nameOf(this.checker.getPropertyOfType(from, property)) : undefined;
  }

  /** The same of a tag's attribute, or of its children. */
  slotOfTag(tag: JsxOpeningLikeElement, property: string): string | undefined {
    const component = this.componentOf(tag);
    const parameter =
      component && 'parameters' in component ? [...(component.parameters as Iterable<Node>)][0] : undefined;
    const type = parameter && this.checker.getTypeAtLocation(parameter);
    return type && nameOf(this.checker.getPropertyOfType(type, property));
  }

  #element(node: Node, tag: JsxOpeningLikeElement): Child[] {
    if (isHost(tag)) return [{ kind: 'element', node, direct: true }];
    const component = this.componentOf(tag);
    const inside = is.isJsxElement(node) ? node.children : [];
    if (!component) {
      if (!TRANSPARENT.test(tag.tagName.getText())) return [{ kind: 'element', node, direct: true }];
      return this.of(inside).map((child) => ({ ...child, direct: false }));
    }
    const children = this.slotOfTag(tag, 'children');
    return this.returnedBy(component).flatMap((child): Child[] => {
      const isChildren = child.kind === 'slot' && child.slot === children;
      if (isChildren) return this.of(inside).map((given) => ({ ...given, direct: false }));
      return [{ ...child, node, kind: child.kind === 'slot' ? 'element' : child.kind }];
    });
  }

  /** One of several, or nothing: what is always there in each of them comes and goes. */
  #oneOf(node: Node, all: readonly Child[]): Child[] {
    const text = all.find(({ kind }) => kind === 'text' || kind === 'static');
    if (text) return [{ kind: 'text', node, direct: all.every(({ direct }) => direct) }];
    const slot = all.find(({ kind }) => kind === 'slot');
    if (slot) return [slot];
    return all.length > 0 ? [{ kind: 'comes', node, direct: true }] : [];
  }

  #value(node: Node, isConstant: boolean): Child[] {
    const translation = this.constants.translation(node);
    if (translation === 'words') return [{ kind: isConstant ? 'static' : 'text', node, direct: true }];
    if (translation === 'sentence') return [{ kind: isConstant ? 'element' : 'text', node, direct: isConstant }];
    const type = this.checker.getTypeAtLocation(node);
    const parts = type ? partsOf(type) : [];
    const has = (flags: number) => parts.some((part) => (part.flags & flags) !== 0);
    const hasElement = has(TypeFlags.Object | TypeFlags.Any | TypeFlags.Unknown);
    if (has(TEXT) && !hasElement) return [{ kind: isConstant ? 'static' : 'text', node, direct: true }];
    if (!hasElement) return [];
    if (isConstant) return [{ kind: 'element', node, direct: true }];
    const local = this.#localValue(node);
    if (local) return this.expression(local);
    const isPlain =
      type !== undefined &&
      /^(\w+\.)*Element(\[\])?( \| (null|false|undefined|""|0))*$/.test(this.checker.typeToString(type));
    if (isPlain) return [{ kind: 'comes', node, direct: true }];
    const slot = this.slotOf(node);
    if (slot) return [{ kind: 'slot', node, slot, direct: true }];
    // A sentence with elements in it, or a list.
    return [{ kind: has(TEXT) ? 'text' : 'comes', node, direct: !is.isCallExpression(node) }];
  }

  #localValue(node: Node): Node | undefined {
    if (!is.isIdentifier(node)) return undefined;
    const declaration = this.checker.getSymbolAtLocation(node)?.declarations[0]?.resolve();
    return declaration && is.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  }
}

function nameOf(symbol: { declarations: readonly { path: string; index: number }[] } | undefined): string | undefined {
  const declaration = symbol?.declarations[0];
  const isOurs = declaration && !declaration.path.includes('/node_modules/');
  return isOurs ? `${declaration.path}:${declaration.index}` : undefined;
}

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
}

/** Every value that a function may return, without those of functions inside it. */
function returnsOf(component: Node): Node[] {
  const body = (component as { body?: Node }).body;
  if (!body) return [];
  if (!is.isBlock(body)) return [body];
  const found: Node[] = [];
  const visit = (node: Node) => {
    if (isFunction(node)) return;
    if (is.isReturnStatement(node)) {
      if (node.expression) found.push(node.expression);
      return;
    }
    node.forEachChild((child) => void visit(child));
  };
  body.forEachChild((child) => void visit(child));
  return found;
}
