import type { Expression, Identifier, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { type Checker, type Symbol as CodeSymbol, SymbolFlags } from 'typescript/unstable/sync';

/** Hooks whose answer stays the same while a page is open. */
const STEADY_HOOKS = /^(useTranslations|useLocale|useId|getTranslations)$/;
const HOOK = /^use[A-Z]/;
/** Methods that hand the members of what they are called on to their argument. */
const PER_MEMBER = /^(map|flatMap|filter)$/;

const isKeyword = (node: Node) => /^(true|false|null|undefined)$/.test(node.getText());

function isAtModuleLevel(node: Node): boolean {
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent) {
    if (is.isArrowFunction(outer) || is.isFunctionDeclaration(outer) || is.isFunctionExpression(outer)) return false;
  }
  return true;
}

/** Whether an expression has the same value at each render of a component: literals, texts by their key, and what is made of them. */
export class Constants {
  readonly #known = new Map<Node, boolean>();
  readonly #translators = new Map<CodeSymbol, boolean>();

  constructor(readonly checker: Checker) {}

  isConstant(node: Node): boolean {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // While it is looked at, so that what refers to itself ends.
    this.#known.set(node, false);
    const answer = this.#look(node);
    this.#known.set(node, answer);
    return answer;
  }

  #all(nodes: Iterable<Node>): boolean {
    return [...nodes].every((node) => this.isConstant(node));
  }

  #look(node: Node): boolean {
    if (is.isStringLiteral(node) || is.isNumericLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return true;
    if (is.isArrowFunction(node) || is.isFunctionExpression(node) || is.isFunctionDeclaration(node)) return true;
    if (isKeyword(node)) return true;
    if (is.isIdentifier(node)) return this.#name(node);
    if (is.isPropertyAccessExpression(node)) return this.isConstant(node.expression);
    if (is.isElementAccessExpression(node)) return this.#all([node.expression, node.argumentExpression]);
    if (is.isTemplateExpression(node)) return this.#all(node.templateSpans.map((span) => span.expression));
    if (is.isBinaryExpression(node)) return this.#all([node.left, node.right]);
    if (is.isConditionalExpression(node)) return this.#all([node.condition, node.whenTrue, node.whenFalse]);
    if (is.isPrefixUnaryExpression(node)) return this.isConstant(node.operand);
    if (is.isArrayLiteralExpression(node)) return this.#all(node.elements);
    if (is.isObjectLiteralExpression(node)) return this.#all(node.properties);
    if (is.isPropertyAssignment(node)) return this.isConstant(node.initializer);
    if (is.isShorthandPropertyAssignment(node))
      return this.#meaning(this.checker.getShorthandAssignmentValueSymbol(node));
    if (is.isCallExpression(node)) return this.#call(node.expression, node.arguments);
    if (
      is.isParenthesizedExpression(node) ||
      is.isAsExpression(node) ||
      is.isSatisfiesExpression(node) ||
      is.isNonNullExpression(node) ||
      is.isSpreadElement(node) ||
      is.isSpreadAssignment(node) ||
      is.isAwaitExpression(node)
    ) {
      return this.isConstant(node.expression);
    }
    return false;
  }

  #call(callee: Expression, given: Iterable<Node>): boolean {
    const name = is.isIdentifier(callee) ? callee.text : '';
    if (STEADY_HOOKS.test(name)) return true;
    if (HOOK.test(name) || !this.isConstant(callee)) return false;
    const all = [...given];
    // Without an argument it may answer with the time or with what is stored.
    return (all.length > 0 || is.isPropertyAccessExpression(callee)) && this.#all(all);
  }

  #name(name: Identifier): boolean {
    const symbol = this.checker.getSymbolAtLocation(name);
    return this.#meaning(symbol) || this.#isTranslator(name, symbol);
  }

  /** What a call of a translator answers, told without its type: the compiler would look for its key among all texts. */
  translation(call: Node): 'words' | 'sentence' | null {
    if (!is.isCallExpression(call)) return null;
    const { expression } = call;
    if (is.isIdentifier(expression)) return this.#translates(expression) ? 'words' : null;
    const isRich = is.isPropertyAccessExpression(expression) && expression.name.text === 'rich';
    return isRich && is.isIdentifier(expression.expression) && this.#translates(expression.expression)
      ? 'sentence'
      : null;
  }

  #translates(name: Identifier): boolean {
    return this.#isTranslator(name, this.checker.getSymbolAtLocation(name));
  }

  /** What `useTranslations` and `getTranslations` answer, however it was taken out of a list. */
  #isTranslator(name: Identifier, symbol: CodeSymbol | undefined): boolean {
    const known = symbol && this.#translators.get(symbol);
    if (known !== undefined) return known;
    const type = this.checker.getTypeAtLocation(name);
    const answer = ['rich', 'markup'].every((method) => type && this.checker.getPropertyOfType(type, method));
    if (symbol) this.#translators.set(symbol, answer);
    return answer;
  }

  #meaning(symbol: CodeSymbol | undefined): boolean {
    if (!symbol) return false;
    const isImported = (symbol.flags & SymbolFlags.Alias) !== 0;
    const meant = isImported ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = meant.declarations[0]?.resolve();
    if (!declaration) return isImported;
    if (is.isBindingElement(declaration)) return this.#bound(declaration);
    if (is.isParameterDeclaration(declaration)) return this.#parameter(declaration);
    if (is.isVariableDeclaration(declaration)) {
      if (/^let\b/.test(declaration.parent.getText())) return false;
      return (
        isAtModuleLevel(declaration) || Boolean(declaration.initializer && this.isConstant(declaration.initializer))
      );
    }
    return isAtModuleLevel(declaration);
  }

  /** A name that is taken out of an object or a list. */
  #bound(element: Node): boolean {
    let outer = element.parent;
    while (!is.isVariableDeclaration(outer) && !is.isParameterDeclaration(outer)) outer = outer.parent;
    if (is.isParameterDeclaration(outer)) return this.#parameter(outer);
    return Boolean(outer.initializer && this.isConstant(outer.initializer));
  }

  /** A member of a constant list. */
  #parameter(parameter: Node): boolean {
    const made = parameter.parent;
    const call = made.parent;
    if (!call || !is.isCallExpression(call) || !is.isPropertyAccessExpression(call.expression)) return false;
    return PER_MEMBER.test(call.expression.name.text) && this.isConstant(call.expression.expression);
  }
}
