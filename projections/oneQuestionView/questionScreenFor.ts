/**
 * Finds the screen of the one-question view that a path leads to, or null, and numbers a screen among those that ask
 * something.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { listPath, slotAddress } from '../../domain/engine/path'
import { cardAddress } from '../../domain/engine/readBack'
import { asksSomething, cardOn, pieceOf, type QuestionScreen } from './questionScreen'

const startsWith = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`)

const listPathOf = (screen: QuestionScreen): string | null => {
  const list = pieceOf(screen)?.list ?? null
  return list === null ? null : listPath(list, screen.ids)
}

/** The screen that keeps the innermost list that a path leads into. */
const listScreenFor = (screens: readonly QuestionScreen[], path: string): QuestionScreen | null => {
  const listScreens = screens.filter(screen => {
    const list = listPathOf(screen)
    return list !== null && startsWith(path, list)
  })
  return listScreens.reduce<QuestionScreen | null>(
    (found, one) => (one.ids.length >= (found?.ids.length ?? 0) ? one : found),
    null,
  )
}

/**
 * The screen that a path leads to: its own, the one that a question is on, shown or not, the card that it is read on, the one
 * of a place for homes, or the one that keeps the list that it leads into. Null where the step has none.
 */
export const questionScreenFor = (
  catalogue: Catalogue,
  screens: readonly QuestionScreen[],
  path: string,
): QuestionScreen | null => {
  const own = screens.find(({ id, paths }) => id === path || paths.includes(path))
  if (own !== undefined) return own
  const address = slotAddress(catalogue, path)
  const home = catalogue.homeAt.get(path)
  const asked = screens.find(screen => {
    const piece = pieceOf(screen)
    if (piece === null) return false
    if (home !== undefined && piece.slots.some(({ question }) => catalogue.homeOf.get(question) === home)) return true
    return (
      address !== null &&
      piece.slots.includes(address.slot) &&
      screen.ids.length === address.ids.length &&
      screen.ids.every((id, at) => id === address.ids[at])
    )
  })
  return asked ?? cardScreenFor(catalogue, screens, path) ?? listScreenFor(screens, path)
}

/** The card on which a question would stand if it showed; of a card that is none now, the first of its screens. */
const cardScreenFor = (
  catalogue: Catalogue,
  screens: readonly QuestionScreen[],
  path: string,
): QuestionScreen | null => {
  const address = slotAddress(catalogue, path)
  const { group, ids } =
    address === null ? (cardAddress(catalogue, path) ?? noCard) : { group: address.slot.group, ids: address.ids }
  const isThere = (screen: QuestionScreen): boolean =>
    screen.ids.length === ids.length && ids.every((id, at) => id === screen.ids[at])
  const isOf = (screen: QuestionScreen): boolean => cardOn(screen)?.group === group && isThere(screen)
  const isAskedOf = (screen: QuestionScreen): boolean => pieceOf(screen)?.slots[0]?.group === group && isThere(screen)
  return screens.find(isOf) ?? (address === null ? screens.find(isAskedOf) : undefined) ?? null
}

const noCard = { group: null, ids: [] } as const

/** Which of the screens on which something is asked this one is, from 1, and how many they are; null for one to read. */
export const screenNumber = (
  screens: readonly QuestionScreen[],
  screen: QuestionScreen,
): { readonly nth: number; readonly of: number } | null => {
  const asking = screens.filter(asksSomething)
  const at = asking.indexOf(screen)
  return at === -1 ? null : { nth: at + 1, of: asking.length }
}
