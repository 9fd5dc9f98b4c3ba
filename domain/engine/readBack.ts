/** Finds the cards on which answers are read back: the section or item of each, its path and its title. */

import type { Content, Section, Summary } from '../language/section'
import type { Catalogue, Group, ListSlot } from './catalogue'
import { isItemId, listAddress, listPath } from './path'

/** A section or an item whose answers are read back as one card, with the ids of the items on the way, its own last. */
export interface CardAddress {
  readonly group: Group
  readonly ids: readonly string[]
  /** Of the section; null for an item, which has a name of its own. */
  readonly title: string | null
  /** What it is known by: keys as from `prefix` on. */
  readonly summary: Summary
  readonly prefix: string
  readonly content: Content
}

/** Whether it is a question or two: read in a line, without a heading of its own, and not to be confirmed. */
export const isShortCard = ({ title, summary }: Pick<CardAddress, 'title' | 'summary'>): boolean =>
  title !== null && summary.length === 0

/** The path of a section's card ('customer.home'); no question has it. */
export const sectionCardPath = ({ at, id }: Section): string => `${at ?? ''}.${id}`

/** The path of an item's card: that of the item. */
export const itemCardPath = ({ group, ids }: Pick<CardAddress, 'group' | 'ids'>): string =>
  group.within === null ? '' : `${listPath(group.within, ids.slice(0, -1))}.${ids.at(-1) ?? ''}`

/** The card of a section; null where its questions are always asked. */
export const sectionCard = (catalogue: Catalogue, section: Section): CardAddress | null => {
  const group = catalogue.gateOf.get(section)?.group
  return group === undefined || section.summary === null || section.at === null
    ? null
    : {
        group,
        ids: [],
        title: section.title,
        summary: section.summary,
        prefix: `${section.at}.`,
        content: section.content,
      }
}

/** @param ids of the items on the way, its own last */
export const itemCard = ({ item, list }: ListSlot, ids: readonly string[]): CardAddress => ({
  group: item,
  ids,
  title: null,
  summary: list.summary,
  prefix: '',
  content: list.content,
})

const sections = new WeakMap<Catalogue, ReadonlyMap<string, CardAddress>>()

const cardsOfSections = (catalogue: Catalogue): ReadonlyMap<string, CardAddress> => {
  const cached = sections.get(catalogue)
  if (cached !== undefined) return cached
  const cards = new Map(
    catalogue.survey.steps.flatMap(step =>
      step.sections.flatMap(section => {
        const card = sectionCard(catalogue, section)
        return card === null ? [] : [[sectionCardPath(section), card] as const]
      }),
    ),
  )
  sections.set(catalogue, cards)
  return cards
}

/** The card at a path; null where nothing is read back. Whether the items on the way are there is for the answers to say. */
export const cardAddress = (catalogue: Catalogue, path: string): CardAddress | null => {
  const section = cardsOfSections(catalogue).get(path)
  if (section !== undefined) return section
  const dot = path.lastIndexOf('.')
  const [list, id] = [listAddress(catalogue, path.slice(0, Math.max(dot, 0))), path.slice(dot + 1)]
  if (list === null || !isItemId(id)) return null
  return itemCard(list.list, [...list.ids, id])
}

/** The path of the card that a question belongs to; null where it belongs to none. */
export const cardPathOf = (catalogue: Catalogue, { group, ids }: Pick<CardAddress, 'group' | 'ids'>): string | null => {
  if (group.within !== null) return itemCardPath({ group, ids })
  for (const [path, card] of cardsOfSections(catalogue)) if (card.group === group) return path
  return null
}

/** What a card is called after: its section's title, or else its item by list and id. */
export const cardTitleSource = (
  catalogue: Catalogue,
  path: string,
): { readonly title: string | null; readonly list: string; readonly id: string } => {
  const dot = path.lastIndexOf('.')
  const title = cardAddress(catalogue, path)?.title ?? null
  return { title, list: path.slice(0, Math.max(dot, 0)), id: path.slice(dot + 1) }
}
