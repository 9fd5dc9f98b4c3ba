/** Removes from the nodes of a derivation the conditions and rules on which its outcome does not depend. */
import type { Condition } from '../../../domain/language/condition'
import type { Rule } from '../../../domain/language/rule'
import type { DerivationCondition, DerivationNode } from './derivationNode'
import type { ConditionOrRule } from './flippedSituation'

/** How many ways of taking out together are looked at in a group whose parts have several each. */
const maxCombinations = 64

const product = (
  parts: readonly (readonly (readonly ConditionOrRule[])[])[],
): readonly (readonly ConditionOrRule[])[] =>
  parts.reduce<readonly (readonly ConditionOrRule[])[]>(
    (combinations, part) =>
      combinations.flatMap(combination => part.map(one => [...combination, ...one])).slice(0, maxCombinations),
    [[]],
  )

const singleCondition = ({ condition }: DerivationCondition): Condition | null =>
  condition === null || condition.tag === 'any' || condition.tag === 'all' ? null : condition

type RuleOf = (name: string) => Rule | null

/** What must come out otherwise together for the whole to: each by itself, one of each part where each part is enough. */
const combinationsIn = (nodes: readonly DerivationNode[], ruleOf: RuleOf): readonly (readonly ConditionOrRule[])[] =>
  nodes.flatMap(node => combinationsOf(node, ruleOf))

const combinationsOf = (node: DerivationNode, ruleOf: RuleOf): readonly (readonly ConditionOrRule[])[] => {
  switch (node.tag) {
    case 'event':
      return []
    case 'fact':
    case 'question':
      return combinationsIn(node.because, ruleOf)
    case 'rule': {
      const rule = ruleOf(node.name)
      return [...(rule === null ? [] : [[rule]]), ...combinationsIn(node.because, ruleOf)]
    }
    case 'condition': {
      if (node.joined === 'any') return product(node.because.map(one => combinationsOf(one, ruleOf)))
      const leaf = singleCondition(node)
      return [...(leaf === null ? [] : [[leaf]]), ...combinationsIn(node.because, ruleOf)]
    }
  }
}

/** Without what makes no difference; a group of one is that one. */
const decisiveOnly = (
  node: DerivationNode,
  isNamed: (named: ConditionOrRule | null) => boolean,
  ruleOf: RuleOf,
): readonly DerivationNode[] => {
  if (node.tag === 'event') return [node]
  const because = node.because.flatMap(one => decisiveOnly(one, isNamed, ruleOf))
  if (node.tag === 'rule') return isNamed(ruleOf(node.name)) ? [{ ...node, because }] : []
  if (node.tag !== 'condition') return [{ ...node, because }]
  const leaf = singleCondition(node)
  if (leaf !== null) return isNamed(leaf) ? [{ ...node, because }] : []
  const isGroup = node.joined === 'any' || node.because.length > 1
  return because.length === 0 ? [] : because.length === 1 && isGroup ? because : [{ ...node, because }]
}

/**
 * The explanation without the conditions and rules on which the outcome does not depend: a part that would hold instead
 * makes another one fail.
 * @param isOther whether it comes out otherwise when these do
 */
export const decisiveNodes = (
  nodes: readonly DerivationNode[],
  ruleOf: RuleOf,
  isOther: (named: readonly ConditionOrRule[]) => boolean,
): readonly DerivationNode[] => {
  const named = new Set<ConditionOrRule | null>(
    combinationsIn(nodes, ruleOf)
      .filter(combination => combination.length > 0 && isOther(combination))
      .flat(),
  )
  return nodes.flatMap(node => decisiveOnly(node, one => named.has(one), ruleOf))
}
