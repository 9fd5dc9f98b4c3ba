/**
 * One screen of the one-question view (title, questions, list, items around it, or a read-back card), and functions
 * that read it.
 */

import type { Group, ListSlot } from '../../domain/engine/catalogue'
import type { Content, Section } from '../../domain/language/section'
import type { ScreenPiece } from './screenPlan'

/** An item that a screen stands in: its list, the ids on the way to that, and its own; `at` from 0. */
export interface QuestionScreenItem {
  readonly list: ListSlot
  readonly ids: readonly string[]
  readonly id: string
  readonly at: number
}

/** Answers that others gave, read back together: what stands in the place of the screens of its questions. */
export interface QuestionScreenCard {
  readonly tag: 'card'
  readonly group: Group
  /** Of its section or item. */
  readonly whole: Content
  /** Of those screens. */
  readonly content: Content
}

/**
 * One screen of a step: what belongs together, and no more. `id` names it within the step for as long as the catalogue
 * has it, whatever is answered. `begin`: what there is to know before the first question; `otherwise`: what a section says
 * in whose place it stands.
 */
export interface QuestionScreen {
  readonly id: string
  /** Unlike that of any other screen of the step. */
  readonly title: string
  readonly shows: 'begin' | { readonly otherwise: Section } | ScreenPiece | QuestionScreenCard
  readonly ids: readonly string[]
  /** The questions on it, in the order of the tree. */
  readonly paths: readonly string[]
  /** Whether its list shows; without one it never does. */
  readonly keepsList: boolean
  /** The items that it stands in, outermost first. */
  readonly items: readonly QuestionScreenItem[]
}

export const pieceOf = ({ shows }: QuestionScreen): ScreenPiece | null =>
  shows !== 'begin' && 'tag' in shows && shows.tag === 'piece' ? shows : null

export const cardOn = ({ shows }: QuestionScreen): QuestionScreenCard | null =>
  shows !== 'begin' && 'tag' in shows && shows.tag === 'card' ? shows : null

/** What the items around it are called, outermost first ('Hypotheek 1, leningdeel 2'). */
export const enclosingItemWords = (items: readonly QuestionScreenItem[]): string =>
  items
    .map(({ list, at }, depth) => {
      const which = `${list.list.called} ${at + 1}`
      return depth === 0 ? which : which.toLowerCase()
    })
    .join(', ')

/** The heading that it stands under in the step. */
export const screenHeading = (screen: QuestionScreen): string | null => {
  const piece = pieceOf(screen)
  if (piece === null) return null
  return screen.paths.length === 0 && !screen.keepsList ? piece.telling.under : piece.under
}

/** Whether something is asked on it, or can be added. */
export const asksSomething = (screen: QuestionScreen): boolean =>
  screen.paths.length > 0 || (screen.keepsList && pieceOf(screen)?.list?.list.add != null)
