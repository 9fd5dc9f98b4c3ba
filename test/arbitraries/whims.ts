import { listAt } from '../../domain/engine/answers'
import type { Group, HomeSlot, ListSlot } from '../../domain/engine/catalogue'
import { conditionHolds, isVisible, rootScope } from '../../domain/engine/evaluation/evaluateQuestion'
import { listPath, slotPath } from '../../domain/engine/path'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { criteriaOf } from '../../domain/homes/criteriaOf'
import { isHomeSlotVisible } from '../../domain/homes/homeSlot'
import type { Property } from '../../domain/homes/property'
import type { Answer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import type { Command } from '../../events/decisions/command'
import { chosenByPath, numberOf } from './byPath'
import { rightAnswers } from './rightAnswer'
import type { Whim } from './walkPlan'

interface Indulged {
  readonly commands: readonly Command[]
  /** Where the customer is then; undefined: still here. */
  readonly to?: StepKey
}

const nth = <A>(from: readonly A[], n: number): A | undefined => from[n % Math.max(from.length, 1)]

/** What a step shows: questions by address, and the lists whose items the customer can add and remove. */
interface OnScreen {
  readonly questions: readonly { readonly slot: Group['slots'][number]; readonly ids: readonly string[] }[]
  readonly lists: readonly { readonly list: ListSlot; readonly ids: readonly string[] }[]
}

const within = (situation: Situation, place: AnswerScope, ids: readonly string[]): OnScreen => {
  const shown = place.group.lists.filter(({ gate }) => conditionHolds(situation, place, gate.condition))
  const items = shown.flatMap(list => {
    const held = place.answers.lists[list.index]
    return (held?.items ?? []).map((answers, at) =>
      within(situation, { group: list.item, answers, outer: place }, [...ids, held?.ids[at] ?? '']),
    )
  })
  const questions = place.group.slots.filter(
    slot => slot.question.kind !== 'stored' && isVisible(situation, place, slot),
  )
  return {
    questions: [...questions.map(slot => ({ slot, ids })), ...items.flatMap(item => item.questions)],
    lists: [
      ...shown.filter(({ list }) => list.add !== null).map(list => ({ list, ids })),
      ...items.flatMap(item => item.lists),
    ],
  }
}

const onScreen = (situation: Situation, step: StepKey): OnScreen => {
  const sections = situation.catalogue.groups
    .filter(group => group.step?.key === step && group.within === null)
    .flatMap(group => {
      const place = rootScope(situation, group)
      return place === null ? [] : [within(situation, place, [])]
    })
  return {
    questions: sections.flatMap(({ questions }) => questions),
    lists: sections.flatMap(({ lists }) => lists),
  }
}

const wrong: readonly Answer[] = ['', 'x', '31-02-2020', -1, 101, 'a'.repeat(1001), []]

const homes: readonly Property[] = ['h1', 'h2'].map((id, n) => ({
  id,
  image: '',
  value_low: 300_000 + n,
  value_high: 350_000,
  address: {
    street: 'Lindelaan',
    number: '4',
    number_addition: n === 0 ? '' : 'A',
    postcode: '3511AB',
    city: 'Utrecht',
  },
}))

const searches = (situation: Situation, step: StepKey): readonly HomeSlot[] =>
  [...situation.catalogue.homeAt.values()].filter(
    place => place.what === 'search' && place.gate.group.step?.key === step && isHomeSlotVisible(situation, place),
  )

/** Searches homes as the answers stand, and takes one of those that come, or none of them again. */
export const searchCommands = (situation: Situation, place: HomeSlot, n: number): readonly Command[] => {
  const at = place.path
  const criteria = criteriaOf(situation, place)
  const searched: Command = { type: 'SearchHomes', at }
  if (criteria === null) return [searched]
  return [
    searched,
    { type: 'NoteHomes', at, criteria, homes, center: null },
    { type: 'ChooseHome', at, id: nth(['h1', 'h2', null], n) ?? null },
  ]
}

/** What a whim comes down to on this step; nothing where there is nothing of the kind. */
export const commandsOfWhim = (situation: Situation, step: StepKey, { does, nth: n }: Whim): Indulged => {
  const { questions, lists } = onScreen(situation, step)
  const question = nth(questions, n)
  const place = nth(lists, n)
  const path = place === undefined ? '' : listPath(place.list, place.ids)
  const held = place === undefined ? null : listAt(situation.answers, place.list, place.ids)
  switch (does) {
    case 'answer':
    case 'spoil': {
      // The handle of a slider cannot be put beside its places, and over 65 nobody looks at them again.
      if (question === undefined || (does === 'spoil' && question.slot.question.kind === 'slider'))
        return { commands: [] }
      const answers = does === 'spoil' ? wrong : rightAnswers(situation, question.slot, question.ids)
      const value = nth(answers, n)
      if (value === undefined) return { commands: [] }
      return { commands: [{ type: 'ChangeAnswer', path: slotPath(question.slot, question.ids), value }] }
    }
    case 'add':
      return { commands: place === undefined ? [] : [{ type: 'AddItem', list: path }] }
    case 'remove':
      return { commands: [{ type: 'RemoveItem', list: path, id: nth(held?.ids ?? [], n) ?? '' }] }
    case 'restore':
      return { commands: [{ type: 'RestoreItem', list: path, id: nth([...(held?.removed.keys() ?? [])], n) ?? '' }] }
    case 'partner':
      // By the side navigation, to the question that makes steps come and go.
      return orderOf(situation).includes('personal_details')
        ? {
            commands: [{ type: 'ChangeAnswer', path: 'customer.has_partner', value: n % 2 }],
            to: 'personal_details',
          }
        : { commands: [] }
    case 'search': {
      const there = nth(searches(situation, step), n)
      return { commands: there === undefined ? [] : searchCommands(situation, there, n) }
    }
    case 'some':
      return {
        commands: [
          ...lists.map(({ list, ids }): Command => ({ type: 'AddItem', list: listPath(list, ids) })),
          ...questions.flatMap(({ slot, ids }): Command[] => {
            const isOne = numberOf(slot) % 3 === 0
            const value = isOne ? chosenByPath(slot, rightAnswers(situation, slot, ids)) : undefined
            return value === undefined ? [] : [{ type: 'ChangeAnswer', path: slotPath(slot, ids), value }]
          }),
        ],
      }
    case 'reload':
      return { commands: [] }
  }
}
