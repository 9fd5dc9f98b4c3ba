/** Divides the questions of a group into units that are merged as one, such as the parts of an address or of a home. */
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'

const known = new WeakMap<Group, readonly (readonly Slot[])[]>()

/** What a question is one with: the address it is a part of, or the home that is kept; else it stands alone. */
const unitOf = (catalogue: Catalogue, { question, path }: Slot): string => {
  const home = catalogue.homeOf.get(question)
  if (home !== undefined) return `home ${home.path}`
  // What no look-up asks for, such as an addition to the number, is of the address too.
  const block = question.privacy === 'address' ? path.slice(0, path.lastIndexOf('.')) : null
  const isBlock = block !== null && [...catalogue.lookedUpAt.values()].includes(block)
  const address =
    catalogue.lookedUpAt.get(question) ?? catalogue.filledAt.get(question) ?? (isBlock ? block : undefined)
  return address === undefined ? `question ${path}` : `address ${address}`
}

/**
 * The questions of a group by what is chosen as one, in their order: half of an address is nobody's. What a look-up fills
 * comes last, so that it stands as it was given.
 */
export const mergeUnitsOf = (catalogue: Catalogue, group: Group): readonly (readonly Slot[])[] => {
  const found = known.get(group)
  if (found !== undefined) return found
  const units = new Map<string, Slot[]>()
  for (const slot of group.slots) {
    const unit = unitOf(catalogue, slot)
    const slots = units.get(unit)
    if (slots === undefined) units.set(unit, [slot])
    else slots.push(slot)
  }
  const isFilled = (slot: Slot): boolean => catalogue.filledAt.has(slot.question)
  const made = [...units.values()].map(slots => [...slots.filter(one => !isFilled(one)), ...slots.filter(isFilled)])
  known.set(group, made)
  return made
}
