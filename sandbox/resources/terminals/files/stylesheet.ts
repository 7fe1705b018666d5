import { type CssNode, type Declaration, generate, type List, parse, walk } from 'css-tree';
import {
  holdsLengths,
  isHarmlessFunction,
  isHarmlessProperty,
  isHarmlessPseudoClass,
  isShort,
  mayBePercent,
} from './harmless.ts';

/** A stylesheet with what is harmless in it, and how much was not. */
export interface SanitizedStylesheet {
  css: string;
  /** Rules and declarations that were left out. */
  leftOut: number;
}

/** Nodes that a selector, a condition or a value may be made of; of anything else nobody knows what it does. */
const known = new Set(
  `SelectorList Selector TypeSelector ClassSelector IdSelector PseudoClassSelector Combinator Nth AnPlusB
  Identifier AtrulePrelude MediaQueryList MediaQuery Condition Feature FeatureRange Ratio Value Dimension Number Percentage
  Hash String Operator Parentheses Function WhiteSpace`.split(/\s+/),
);

/** Whether a part holds nothing but what is known; escapes it has none. */
function isPlain(part: CssNode): boolean {
  let isHarmless = true;
  walk(part, (node) => {
    if (!known.has(node.type)) isHarmless = false;
    if (node.type === 'Function' && !isHarmlessFunction(node.name)) isHarmless = false;
    if (node.type === 'PseudoClassSelector' && !isHarmlessPseudoClass(node.name)) isHarmless = false;
  });
  return isHarmless && !generate(part).includes('\\');
}

/** Whether every length of a value stays within its element. */
function hasShortLengths(property: string, part: CssNode): boolean {
  if (part.type === 'Dimension') return isShort(property, part.value, part.unit);
  if (part.type === 'Percentage') return mayBePercent(property);
  if (part.type === 'Function' && !holdsLengths(part.name)) return true;
  if (part.type !== 'Value' && part.type !== 'Function' && part.type !== 'Parentheses') return true;
  return part.children.toArray().every((inner) => hasShortLengths(property, inner));
}

const isHarmless = ({ property, value }: Declaration) =>
  isHarmlessProperty(property) && isPlain(value) && hasShortLengths(property, value);

/** Puts together what is harmless of a stylesheet, one part after the other. */
class Reduction {
  leftOut = 0;

  /** What of a list of parts stays, as text. */
  textOf(parts: List<CssNode>): string {
    return parts
      .toArray()
      .map((part) => this.partOf(part))
      .join('');
  }

  private partOf(part: CssNode): string {
    if (part.type === 'Comment' || part.type === 'WhiteSpace') return '';
    if (part.type === 'Declaration' && isHarmless(part)) return `${generate(part)};`;
    if (part.type === 'Rule' && isPlain(part.prelude)) {
      return this.blockOf(generate(part.prelude), part.block.children);
    }
    if (part.type === 'Atrule' && part.name.toLowerCase() === 'media' && part.prelude && isPlain(part.prelude)) {
      return this.blockOf(`@media ${generate(part.prelude)}`, part.block?.children);
    }
    this.leftOut += 1;
    return '';
  }

  private blockOf(head: string, parts: List<CssNode> | undefined): string {
    const inside = parts ? this.textOf(parts) : '';
    return inside === '' ? '' : `${head}{${inside}}\n`;
  }
}

/** The tree of a stylesheet; undefined for a text with a fault in it: each further one would cost as much as the whole text. */
function treeOf(text: string) {
  try {
    return parse(text, {
      parseCustomProperty: true,
      onParseError(error) {
        throw error;
      },
    });
  } catch {
    return undefined;
  }
}

/**
 * A stylesheet reduced to what is harmless (docs/adr/0044). What would load, run or leave the page both sides have refused
 * before; here nothing stays but what is known. Takes up to seconds of the processor: a server has it done beside its
 * thread (`reduceBeside`).
 * @returns undefined for what is no stylesheet, and where nothing stays
 */
export function reduceStylesheet(text: string): SanitizedStylesheet | undefined {
  const tree = treeOf(text);
  const reduction = new Reduction();
  const css = tree?.type === 'StyleSheet' ? reduction.textOf(tree.children) : '';
  return css === '' ? undefined : { css, leftOut: reduction.leftOut };
}
