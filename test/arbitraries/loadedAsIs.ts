import type { Catalogue, Group, ListSlot, Slot } from '../../domain/engine/catalogue'
import type { LoadedCustomer, LoadedItem, OfficeScalar } from '../../domain/engine/loadedCustomer'
import { someLenders, someProducts } from './lenders'

/** A value that the office may send and that goes back to it letter for letter; undefined where there is none. */
const asIs = ({ question }: Slot, n: number): OfficeScalar | undefined => {
  switch (question.kind) {
    case 'text': {
      const sample = question.rules.flatMap(({ check }) => (check.tag === 'pattern' ? [check.sample] : []))[0]
      return sample ?? `Woord ${n}`
    }
    case 'date':
      return `19${70 + n}-02-03`
    case 'number':
      return 1000.5 + n
    case 'switch':
      return n % 2
    case 'choice': {
      // What an option is called may differ from visit to visit; these are the same in each.
      const same = question.options.filter(
        ({ shownWhen, offered }) => shownWhen.tag === 'always' && offered === 'always',
      )
      if (question.supply === null) return same[n % Math.max(same.length, 1)]?.value
      return question.supply.from === 'lenders' ? someLenders[n] : someProducts[n]
    }
    case 'stored':
      return typeof question.initial === 'number' ? 1 : `stored ${n}`
    case 'slider':
    case 'boxes':
      return undefined
  }
}

const valuesOf = (group: Group, n: number, takes: (path: string) => boolean): LoadedItem['values'] =>
  new Map(
    group.slots.flatMap(slot => {
      const value = takes(slot.path) ? asIs(slot, n) : undefined
      return value === undefined ? [] : [[slot.path, value] as const]
    }),
  )

const itemsOf = (list: ListSlot, count: number): readonly LoadedItem[] =>
  Array.from({ length: count }, (_, at) => ({
    values: new Map([...valuesOf(list.item, at, () => true), ['id', `${list.path}-${at}`]]),
    lists: new Map(list.item.lists.map(within => [within.path, itemsOf(within, count)])),
  }))

/**
 * A customer of whom the office knows all that it can know: every value of this group of paths, and this many items in
 * each list, with as many within them.
 */
export const knownCustomer = (
  catalogue: Catalogue,
  { takes, items }: { readonly takes: (path: string) => boolean; readonly items: number },
): LoadedCustomer => {
  const roots = catalogue.groups.filter(({ within }) => within === null)
  const gates = new Set([...catalogue.listOfGate.keys()].map(question => catalogue.slotOf.get(question)?.path))
  const isTaken = (path: string) => path.startsWith('customer.') && !gates.has(path) && takes(path)
  return {
    values: new Map(roots.flatMap(group => [...valuesOf(group, 1, isTaken)])),
    lists: new Map(roots.flatMap(({ lists }) => lists.map(list => [list.path, itemsOf(list, items)] as const))),
  }
}
