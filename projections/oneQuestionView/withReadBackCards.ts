/**
 * Replaces the screens of a section or item that others mostly filled in by one read-back card, except screens still to
 * be asked.
 */
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotAddress, slotPath } from '../../domain/engine/path'
import { isShortCard, itemCardPath, sectionCard, sectionCardPath } from '../../domain/engine/readBack'
import type { Content, Section } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import { oneQuestionViewTexts } from '../../domain/texts/oneQuestionViewTexts'
import { doubtInput, doubtPromptAt } from '../doubts/doubtPrompt'
import { doubtsOf } from '../doubts/doubtsOf'
import type { SurveyView } from '../live'
import { readBack } from '../readBack/readBack'
import { officeRefusals } from '../steps/officeRefusals'
import { findGroup } from '../tree/findNode'
import { enclosingItemWords, pieceOf, type QuestionScreen } from './questionScreen'

/** Whether the answer at a path is doubtful, or was refused by the office. */
const isDoubtfulIn = (catalogue: Catalogue, { state }: SurveyView): ((path: string) => boolean) => {
  const [doubts, entry, refusals] = [doubtsOf(catalogue), doubtInput(catalogue, state), officeRefusals(state.sending)]
  return path => {
    const address = slotAddress(catalogue, path)
    return refusals.has(path) || (address !== null && doubtPromptAt(doubts, entry, address) !== null)
  }
}

/** Whether a card can take the place of a screen: of one on which something is kept or only told, it cannot. */
const canBeRead = (screen: QuestionScreen): boolean => {
  const piece = pieceOf(screen)
  if (piece === null || piece.list !== null || screen.paths.length === 0 || piece.shape === 'table') return false
  const [part] = piece.shape === 'composed' ? Object.values(piece.content) : []
  return part === undefined || (part.kind === 'part' && part.looksUp === 'address')
}

const noPaths: ReadonlySet<string> = new Set()

interface CardCandidate {
  readonly path: string
  readonly group: Group
  readonly whole: Content
  readonly called: string
}

/** The card that may take the place of a screen: that of its innermost item, or of its section; null where there is none. */
const cardFor = (catalogue: Catalogue, section: Section, { items, ids }: QuestionScreen): CardCandidate | null => {
  const item = items.at(-1)
  if (item !== undefined) {
    const { item: group, list } = item.list
    return { path: itemCardPath({ group, ids }), group, whole: list.content, called: enclosingItemWords(items) }
  }
  const card = sectionCard(catalogue, section)
  if (card === null || card.title === null || isShortCard(card)) return null
  return { path: sectionCardPath(section), group: card.group, whole: section.content, called: card.title }
}

/** One screen in the place of those whose answers others gave, all of them right; null where nothing is to be read. */
const cardOf = (
  catalogue: Catalogue,
  view: SurveyView,
  { path, group, whole, called }: CardCandidate,
  screens: readonly QuestionScreen[],
  met: readonly string[],
): { readonly card: QuestionScreen; readonly screens: ReadonlySet<QuestionScreen> } | null => {
  const [first] = screens
  const fields = first === undefined ? null : findGroup(view.tree, group, first.ids)?.fields
  if (first === undefined || fields == null) return null
  const context = {
    catalogue,
    confirmed: undefined,
    isQuestioned: isDoubtfulIn(catalogue, view),
    alreadyAsked: noPaths,
  }
  const reading = readBack(fields, context)
  if (!reading.isKnown && !met.includes(path)) return null
  const [askedPaths, readPaths] = [reading.asked, reading.read].map(
    of => new Set(of.map(({ slot, ids }) => slotPath(slot, ids))),
  )
  // What was asked by itself stays so as long as one is at the step: nothing goes from under the hands.
  const on = screens.filter(({ id, paths }) => !met.includes(id) && !paths.some(one => askedPaths?.has(one) === true))
  const paths = on.flatMap(screen => screen.paths)
  if (!paths.some(one => readPaths?.has(one) === true)) return null
  const content = Object.fromEntries(
    on.flatMap(screen =>
      Object.entries(pieceOf(screen)?.content ?? {}).map(([key, entry]) => [`${screen.id} ${key}`, entry] as const),
    ),
  )
  const shows = { tag: 'card', group, whole, content } as const
  const card = { ...first, id: path, title: oneQuestionViewTexts.isItRight(called), shows, paths, keepsList: false }
  return { card, screens: new Set(on) }
}

export const withReadBackCards = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  section: Section,
  screens: readonly QuestionScreen[],
): readonly QuestionScreen[] => {
  const { at } = view.state.calm
  const met = at?.step === key ? at.met : []
  const cards = new Map<string, { readonly at: CardCandidate; readonly screens: QuestionScreen[] }>()
  for (const screen of screens) {
    const card = canBeRead(screen) ? cardFor(catalogue, section, screen) : null
    if (card === null) continue
    const entry = cards.get(card.path)
    if (entry === undefined) cards.set(card.path, { at: card, screens: [screen] })
    else entry.screens.push(screen)
  }
  const before = new Map<QuestionScreen, QuestionScreen>()
  const replaced = new Set<QuestionScreen>()
  for (const { at: card, screens } of cards.values()) {
    const cardScreen = cardOf(catalogue, view, card, screens, met)
    const [first] = screens
    if (cardScreen === null || first === undefined) continue
    before.set(first, cardScreen.card)
    for (const one of cardScreen.screens) replaced.add(one)
  }
  return before.size === 0
    ? screens
    : screens.flatMap(screen =>
        [before.get(screen), replaced.has(screen) ? undefined : screen].flatMap(one => one ?? []),
      )
}
