/**
 * Explains why a question at a replay position is visible, required or wrong, and why it has its answer: for each a
 * sentence and the events, conditions, rules and facts that decide it. `explainedNodes` does so for any outcome.
 */
import type { SlotAddress } from '../../../domain/engine/answers'
import { scopeAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../../domain/engine/path'
import type { Situation } from '../../../domain/engine/situation'
import type { Answer } from '../../../domain/language/answer'
import { situationOf } from '../../../events/state/state'
import type { Replay } from '../replay'
import { answerBasis } from './alternativeOutcomes'
import { decisiveNodes } from './decisiveNodes'
import {
  answerDrafts,
  brokenRuleDrafts,
  brokenRuleName,
  countedAnswer,
  isQuestionRequired,
  isQuestionVisible,
  requiredDrafts,
  visibleDrafts,
} from './derivationAspects'
import { derivationCauses, eventsOfCause } from './derivationCauses'
import { type ConditionScope, type DerivationContext, type DerivationDraft, inputsOfDrafts } from './derivationDraft'
import { derivationEvents } from './derivationEvents'
import type { AnswerBasis, DerivationEvent, DerivationNode } from './derivationNode'
import { flippedSituation } from './flippedSituation'
import { answerWords } from './ruleWords'
import { type SituationInput, situationInputs } from './situationInputs'

const countsWords: Readonly<Record<AnswerBasis, (words: string) => string>> = {
  given: words => `Het antwoord is ${words}.`,
  unanswered: words => `Niemand heeft dit beantwoord. Het telt als ${words}.`,
  hidden: words => `De vraag is niet te zien. Zolang dat zo is, telt ze als ${words}.`,
  presumed: words => `Het antwoord volgt uit iets anders: ${words}.`,
  notOffered: words => `Het gegeven antwoord is nu niet te kiezen. Het telt als ${words}.`,
}

/** What is found of a question, with the events on which that depends. */
export const explainedNodes = (
  { catalogue, records }: Replay,
  situation: Situation,
  { slot }: SlotAddress,
  drafts: readonly DerivationDraft[],
  outcome: (situation: Situation) => unknown,
): readonly DerivationNode[] => {
  const causes = derivationCauses(situation, inputsOfDrafts(drafts), outcome)
  const eventsOf = (input: SituationInput): readonly DerivationEvent[] =>
    causes.flatMap(cause => {
      const [of] = [...cause].filter(([{ key }]) => key === input.key)
      const group = eventsOfCause(cause)
      return of === undefined
        ? []
        : of[0].newest.slice(0, of[1]).flatMap(ref => derivationEvents(catalogue, records, ref, group))
    })
  const now = JSON.stringify(outcome(situation))
  return decisiveNodes(
    drafts.map(({ finish }) => finish(eventsOf)),
    name => slot.question.rules.find(rule => rule.name === name) ?? null,
    named => JSON.stringify(outcome(flippedSituation(situation, slot, named))) !== now,
  )
}

/** Where there are reasons, and none of them makes a difference. */
const noneAlone = 'Daar is niet één oorzaak van: ook als een voorwaarde anders uitkwam, bleef het zo.'

const wrongWords = (situation: Situation, address: SlotAddress, message: string | null): string => {
  if (message !== null) return `Het antwoord is niet goed: '${message}'.`
  return isQuestionVisible(situation, address)
    ? 'Er is niets mis met het antwoord.'
    : 'De vraag is niet te zien, en wordt dan niet beoordeeld.'
}

/**
 * Why a question is as it is at a position: why it can be seen or not, must be answered or not, is wrong or not, and has
 * this answer. Each is a tree of events, conditions, rules and facts, and holds no event and no rule on which it does not
 * depend. Where several are each enough by themselves, they are said to be so.
 * @returns null when there is no such question, or its item is not there
 */
export const derivation = (replay: Replay, position: number, path: string): Derivation | null => {
  const { catalogue } = replay
  const address = slotAddress(catalogue, path)
  const situation = situationOf(catalogue, replay.stateAt(position))
  const scope = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
  if (address === null || scope === null) return null
  const conditionScope: ConditionScope = { scope, ids: address.ids }
  const context: DerivationContext = { catalogue, situation, inputs: situationInputs(replay, position) }
  const { question } = address.slot

  const aspect = (
    holds: boolean,
    words: string,
    drafts: readonly DerivationDraft[],
    outcome: (situation: Situation) => unknown,
  ): DerivationAspect => {
    const because = explainedNodes(replay, situation, address, drafts, outcome)
    // Conditions may work against each other, so that one that comes out otherwise brings another one with it.
    return { holds, words: because.length < Math.min(drafts.length, 1) ? `${words} ${noneAlone}` : words, because }
  }

  const visible = isQuestionVisible(situation, address)
  const required = isQuestionRequired(situation, address)
  const rule = brokenRuleName(situation, address)
  const message = question.rules.find(({ name }) => name === rule)?.message ?? rule
  const answer = countedAnswer(situation, address) ?? question.initial
  const counts = answerBasis(situation, conditionScope, address.slot)
  const { own, items } = answerDrafts(context, address, conditionScope)
  const [self, ...around] = explainedNodes(replay, situation, address, [own, ...items], now =>
    countedAnswer(now, address),
  )
  return {
    path,
    title: question.title,
    position,
    visible: aspect(
      visible,
      visible ? 'De vraag is te zien.' : 'De vraag is niet te zien.',
      visibleDrafts(context, address),
      now => isQuestionVisible(now, address),
    ),
    required: aspect(
      required,
      required ? 'Een antwoord is verplicht.' : 'Een antwoord is niet verplicht.',
      requiredDrafts(context, address, conditionScope),
      now => isQuestionRequired(now, address),
    ),
    wrong: aspect(
      rule !== null,
      wrongWords(situation, address, message),
      brokenRuleDrafts(context, address, conditionScope),
      now => brokenRuleName(now, address),
    ),
    value: {
      holds: counts === 'given',
      words: countsWords[counts](answerWords(question, answer, [situation, scope])),
      because: [...(self?.tag === 'question' ? self.because : []), ...around],
      answer,
      counts,
    },
  }
}

/** One thing about a field: how it is, in a sentence, and what makes it so. */
export interface DerivationAspect {
  readonly holds: boolean
  readonly words: string
  readonly because: readonly DerivationNode[]
}

/** Why a question is as it is at a position. */
export interface Derivation {
  readonly path: string
  readonly title: string
  readonly position: number
  readonly visible: DerivationAspect
  readonly required: DerivationAspect
  /** It holds where the answer breaks a rule that the customer can be told of. */
  readonly wrong: DerivationAspect
  readonly value: DerivationAspect & { readonly answer: Answer; readonly counts: AnswerBasis }
}
