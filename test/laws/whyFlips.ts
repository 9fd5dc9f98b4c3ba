import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Condition } from '../../domain/language/condition'
import type { DerivationNode } from '../../projections/replay/derivation/derivationNode'

/** Something of the catalogue that an explanation names: a condition by its own object, or a rule of the question. */
export type Named = { readonly condition: Condition } | { readonly rule: string }

/**
 * What an explanation says must come out otherwise together: one by one where each is needed, one of each part of a group
 * where each part is enough by itself.
 */
export const namedIn = (nodes: readonly DerivationNode[]): readonly (readonly Named[])[] => nodes.flatMap(setsOf)

const setsOf = (node: DerivationNode): readonly (readonly Named[])[] => {
  switch (node.tag) {
    case 'event':
      return []
    case 'fact':
    case 'question':
      return namedIn(node.because)
    case 'rule':
      return [[{ rule: node.name }], ...namedIn(node.because)]
    case 'condition': {
      if (node.joined === 'any') {
        const parts = node.because.map(one => setsOf(one)[0])
        const all = parts.filter(part => part !== undefined)
        return all.length === parts.length ? [all.flat()] : []
      }
      const isLeaf = node.condition !== null && node.condition.tag !== 'any' && node.condition.tag !== 'all'
      return [...(isLeaf && node.condition !== null ? [[{ condition: node.condition }]] : []), ...namedIn(node.because)]
    }
  }
}

/** Takes these out of the very catalogue while something is looked at, and puts them back. */
export const takenOut = <A>(catalogue: Catalogue, path: string, names: readonly Named[], look: () => A): A => {
  const undo: (() => void)[] = []
  for (const name of names)
    if ('condition' in name) {
      const [{ condition }, was] = [name, { ...name.condition }]
      for (const key of Object.keys(condition)) Reflect.deleteProperty(condition, key)
      Object.assign(condition, { tag: 'not', of: was })
      undo.push(() => {
        for (const key of Object.keys(condition)) Reflect.deleteProperty(condition, key)
        Object.assign(condition, was)
      })
    } else {
      const question = slotAddress(catalogue, path)?.slot.question
      if (question === undefined) throw new Error(`no question at ${path}`)
      const was = question.rules
      Object.assign(question, { rules: was.filter(rule => rule.name !== name.rule) })
      undo.push(() => Object.assign(question, { rules: was }))
    }
  try {
    return look()
  } finally {
    for (const back of undo.toReversed()) back()
  }
}
