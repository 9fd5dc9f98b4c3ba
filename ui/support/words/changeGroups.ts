/**
 * Describes the differences between two states of a replay in Dutch, grouped by kind (empty groups are absent), and how
 * the number of errors changed, for the support tool.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import type { Effect } from '../../../events/effects/effect'
import type {
  AnswerDifference,
  AnswerInWords,
  ItemDifference,
  ReplayDifference,
  TitledQuestion,
} from '../../../projections/replay/difference/replayDifference'
import type { StepDifference } from '../../../projections/replay/difference/viewDifference'
import { defaultStepTitle } from '../../../projections/wording/stepTitle'
import { terminalText } from './terminalText'

/** A call to the office that is due, in words. A replay makes none. */
const callWords = (effect: Effect): string => {
  switch (effect.tag) {
    case 'loadCustomer':
      return 'Wie de klant is'
    case 'loadSetting':
      return 'Of gegevens opgehaald kunnen worden'
    case 'loadLenders':
      return 'De lijst van geldverstrekkers'
    case 'lookUpAddress':
      return `Straat en plaats bij ${terminalText(effect.sought.postalCode)} ${terminalText(String(effect.sought.number))}`
    case 'searchHomes':
      return `Woningen rond ${terminalText(effect.criteria.postalCode)}`
    case 'seekHome':
      return 'De woning bij een adres'
    case 'makeOverview':
      return 'Het overzicht van wat is opgehaald (wordt hier gemaakt)'
    case 'sendFile':
      return `Document versturen: ${terminalText(effect.file.name)}`
    case 'sendInventory':
      return effect.again ? 'De inventarisatie nog eens versturen' : 'De inventarisatie versturen'
    case 'askReceipt':
      return 'Of de inventarisatie is aangekomen'
  }
}

/** One thing that changed; `key` is the path where it is a question, an item or a step. */
export type ChangeLine = Readonly<{ key: string; title: string; text?: string }>

/** Changes of one kind. */
export type ChangeGroup = Readonly<{ kind: keyof ReplayDifference; title: string; lines: readonly ChangeLine[] }>

export const noChangesWords = 'Er zijn geen andere antwoorden of oordelen.'

/** How many errors the steps show at two moments; null where that is the same. */
export const errorCountWords = (before: number, after: number): string | null =>
  before === after
    ? null
    : `Fouten die bij de stappen te zien zijn: ${before} op het eerste moment, ${after} op het tweede.`

const answerText = (one: AnswerInWords | null): string => (one === null || one.words === '' ? 'leeg' : one.words)

/** What is on no screen says nothing, before and after. */
const hasWords = ({ before, after }: AnswerDifference): boolean =>
  [before, after].some(one => (one?.words ?? '') !== '')

const questionLine = ({ path, title }: TitledQuestion): ChangeLine => ({ key: path, title })

const pathsOf = (named: readonly TitledQuestion[]): ReadonlySet<string> => new Set(named.map(({ path }) => path))

/** What went out of sight does not count, and is kept: it is not empty. */
const answerLine =
  ({ shown, hidden }: Readonly<Record<'shown' | 'hidden', ReadonlySet<string>>>) =>
  (one: AnswerDifference): ChangeLine => ({
    ...questionLine(one),
    text: [
      shown.has(one.path) ? 'niet in beeld' : answerText(one.before),
      hidden.has(one.path) ? 'niet meer in beeld' : answerText(one.after),
    ].join(' → '),
  })

const itemLine = ({ list, id, title, line }: ItemDifference): ChangeLine => ({
  key: `${list}.${id}`,
  title,
  ...(line !== '' && { text: line }),
})

const stepLine = ({ step, title }: StepDifference): ChangeLine => ({ key: step, title })

const callLine = (call: ReplayDifference['callsDue'][number], at: number): ChangeLine => ({
  key: `${at}`,
  title: callWords(call),
})

const stepNames = (catalogue: Catalogue, keys: readonly StepKey[]): string =>
  keys.map(key => defaultStepTitle(catalogue, key) || key).join(' › ') || 'geen'

const orderLines = (catalogue: Catalogue, order: ReplayDifference['order']): readonly ChangeLine[] =>
  order === null
    ? []
    : [
        { key: 'before', title: `Was: ${stepNames(catalogue, order.before)}` },
        { key: 'after', title: `Is: ${stepNames(catalogue, order.after)}` },
      ]

export const changeGroups = (catalogue: Catalogue, effects: ReplayDifference): readonly ChangeGroup[] => {
  const broken = ({ message, ...one }: ReplayDifference['errorsCome'][number]): ChangeLine => ({
    ...questionLine(one),
    text: message,
  })
  const visibility = { shown: pathsOf(effects.shown), hidden: pathsOf(effects.hidden) }
  const all: readonly ChangeGroup[] = [
    { kind: 'answers', title: 'Antwoorden', lines: effects.answers.filter(hasWords).map(answerLine(visibility)) },
    { kind: 'errorsCome', title: 'Nu fout', lines: effects.errorsCome.map(broken) },
    { kind: 'errorsGone', title: 'Niet meer fout', lines: effects.errorsGone.map(broken) },
    { kind: 'shown', title: 'Nu zichtbaar', lines: effects.shown.map(questionLine) },
    { kind: 'hidden', title: 'Niet meer zichtbaar', lines: effects.hidden.map(questionLine) },
    { kind: 'itemsCome', title: 'Onderdelen erbij', lines: effects.itemsCome.map(itemLine) },
    { kind: 'itemsGone', title: 'Onderdelen eraf', lines: effects.itemsGone.map(itemLine) },
    { kind: 'done', title: 'Stappen goedgekeurd', lines: effects.done.map(stepLine) },
    { kind: 'undone', title: 'Stappen niet meer goedgekeurd', lines: effects.undone.map(stepLine) },
    { kind: 'order', title: 'Volgorde van de stappen', lines: orderLines(catalogue, effects.order) },
    { kind: 'callsDue', title: 'Te vragen aan het kantoor', lines: effects.callsDue.map(callLine) },
    { kind: 'callsOver', title: 'Niet meer te vragen', lines: effects.callsOver.map(callLine) },
  ]
  return all.filter(({ lines }) => lines.length > 0)
}
