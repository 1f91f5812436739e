import type { JsxOpeningLikeElement, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';
import { type Child, Children, isHost, tagOf } from './children';

export type MovingText = { line: number; code: string; why: string };

/** A value that a component is given for one of its properties. */
type Given = { slot: string; value: Child; file: SourceFile };
type Found = { node: Node; why: string; file: SourceFile };

const BESIDE = 'text that changes stands beside other nodes';
const BARE = 'text that changes has no element of its own';
const BEFORE = 'what comes and goes stands before text';
const GIVEN = 'text that changes is given to a place that has no element for it';

function attributeOf(tag: JsxOpeningLikeElement, name: string): Node | undefined {
  return [...tag.attributes.properties].find((one) => is.isJsxAttribute(one) && one.name.getText() === name);
}

/** A browser translates nothing in it. */
const isLeftAlone = (tag: JsxOpeningLikeElement) => attributeOf(tag, 'translate')?.getText() === 'translate="no"';

/** Whether a fragment is a part of the children of an element or another fragment. */
function isInside(fragment: Node): boolean {
  let outer = fragment.parent;
  while (is.isParenthesizedExpression(outer) || is.isConditionalExpression(outer) || is.isBinaryExpression(outer)) {
    outer = outer.parent;
  }
  if (is.isJsxExpression(outer)) return !is.isJsxAttribute(outer.parent);
  return is.isJsxElement(outer) || is.isJsxFragment(outer);
}

/**
 * Finds text nodes that React has to update or remove by themselves. A browser that translates a page replaces each text node:
 * React then changes one that is no longer in the page, or fails to remove it or to insert an element before it. An element
 * whose only child is one text has no such node, since React sets its whole content.
 */
export class MovingTexts {
  readonly #children: Children;
  readonly #found: Found[] = [];
  readonly #given: Given[] = [];
  /** Properties whose value stands beside other nodes, or without an element. */
  readonly #bare = new Set<string>();

  constructor(checker: Checker) {
    this.#children = new Children(checker);
  }

  read(file: SourceFile): void {
    const visit = (node: Node): void => {
      this.#look(node, file);
      node.forEachChild((child) => void visit(child));
    };
    visit(file);
  }

  faults(): ReadonlyMap<SourceFile, MovingText[]> {
    for (let size = -1; size !== this.#bare.size; ) {
      size = this.#bare.size;
      for (const { slot, value } of this.#given) {
        if (value.kind === 'slot' && value.slot && this.#bare.has(slot)) this.#bare.add(value.slot);
      }
    }
    const given = this.#given
      .filter(({ slot, value }) => value.kind === 'text' && this.#bare.has(slot))
      .map(({ value, file }) => ({ node: value.node, why: GIVEN, file }));
    const faults = new Map<SourceFile, MovingText[]>();
    for (const { node, why, file } of [...this.#found, ...given]) {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length;
      const code = node.getText(file).replace(/\s+/g, ' ').slice(0, 120);
      faults.set(file, [...(faults.get(file) ?? []), { line, code, why }]);
    }
    return faults;
  }

  #look(node: Node, file: SourceFile): void {
    if (is.isJsxFragment(node)) {
      if (!isInside(node)) this.#judge(this.#children.expression(node), file, false);
      return;
    }
    const tag = tagOf(node);
    if (!tag) return;
    const children = is.isJsxElement(node) ? this.#children.of(node.children) : [];
    if (!isHost(tag)) this.#giveTo(tag, children, file);
    if (isHost(tag) && (isLeftAlone(tag) || this.#isMadeAnew(tag, children))) return;
    this.#judge(children, file, true);
  }

  /** Whether the element's key has all that its only text depends on: React then makes a new element for a new text. */
  #isMadeAnew(tag: JsxOpeningLikeElement, children: readonly Child[]): boolean {
    const [only] = children;
    const key = attributeOf(tag, 'key');
    if (!only || children.length > 1 || !key) return false;
    const inKey = new Set(this.#variablesOf(key));
    return this.#variablesOf(only.node).every((name) => inKey.has(name));
  }

  /** The names in an expression that may change, without those of the functions in it. */
  #variablesOf(node: Node): string[] {
    if (is.isArrowFunction(node)) return [];
    if (is.isIdentifier(node)) return this.#children.constants.isConstant(node) ? [] : [node.text];
    if (is.isPropertyAccessExpression(node)) return this.#variablesOf(node.expression);
    if (is.isPropertyAssignment(node)) return this.#variablesOf(node.initializer);
    if (is.isShorthandPropertyAssignment(node)) {
      return this.#children.constants.isConstant(node) ? [] : [node.name.getText()];
    }
    const names: string[] = [];
    node.forEachChild((child) => void names.push(...this.#variablesOf(child)));
    return names;
  }

  #judge(children: readonly Child[], file: SourceFile, mayBeAlone: boolean): void {
    const isAlone = mayBeAlone && children.length === 1;
    children.forEach((child, place) => {
      if (isAlone && child.direct) return;
      if (child.kind === 'text') this.#found.push({ node: child.node, why: isAlone ? BARE : BESIDE, file });
      if (child.kind === 'slot' && child.slot) this.#bare.add(child.slot);
      if (child.kind === 'comes') {
        const next = children.slice(place + 1).find(({ kind }) => kind !== 'comes');
        if (next?.kind === 'static') this.#found.push({ node: child.node, why: BEFORE, file });
      }
    });
  }

  #giveTo(tag: JsxOpeningLikeElement, children: readonly Child[], file: SourceFile): void {
    const [only] = children;
    if (only && children.length === 1) this.#give(tag, 'children', only, file);
    for (const attribute of tag.attributes.properties) {
      if (!is.isJsxAttribute(attribute)) continue;
      const { initializer } = attribute;
      const expression = initializer && is.isJsxExpression(initializer) ? initializer.expression : undefined;
      if (!expression) continue;
      const value = is.isArrowFunction(expression) ? expression.body : expression;
      if (is.isBlock(value)) continue;
      for (const child of this.#children.expression(value)) this.#give(tag, attribute.name.getText(), child, file);
    }
  }

  #give(tag: JsxOpeningLikeElement, property: string, value: Child, file: SourceFile): void {
    const slot = this.#children.slotOfTag(tag, property);
    if (!slot) return;
    this.#given.push({ slot, value, file });
    if (value.kind === 'text' && !value.direct) this.#found.push({ node: value.node, why: BARE, file });
  }
}
