import type { SlotAddress } from '../../domain/engine/answers'
import { slotAddress } from '../../domain/engine/path'
import { placeAt } from '../../domain/engine/reading'
import type { Situation } from '../../domain/engine/situation'
import { situationOf } from '../../events/state/state'
import { causesOf, eventsOf } from './causes'
import { decisive } from './decisive'
import { type Lever, leversAt } from './levers'
import { otherwise } from './otherwise'
import type { Replay } from './replay'
import { answerWords } from './ruleWords'
import { countsAs } from './toggles'
import {
  countedAt,
  countedDrafts,
  demandedDrafts,
  isDemandedNow,
  isShown,
  refusedBy,
  refusedDrafts,
  shownDrafts,
} from './whyAspects'
import { type Asking, type Draft, leversOf, type Spot } from './whyDraft'
import { whyEvent } from './whyEvent'
import type { Counts, Why, WhyAspect, WhyEvent, WhyNode } from './whyNode'

const countsWords: Readonly<Record<Counts, (words: string) => string>> = {
  given: words => `Het antwoord is ${words}.`,
  unanswered: words => `Niemand heeft dit beantwoord. Het telt als ${words}.`,
  hidden: words => `De vraag is niet te zien. Zolang dat zo is, telt ze als ${words}.`,
  presumed: words => `Het antwoord volgt uit iets anders: ${words}.`,
  notOffered: words => `Het gegeven antwoord is nu niet te kiezen. Het telt als ${words}.`,
}

/** What is found of a question, with the events on which that depends. */
export const explained = (
  { catalogue, records }: Replay,
  situation: Situation,
  { slot }: SlotAddress,
  drafts: readonly Draft[],
  outcome: (situation: Situation) => unknown,
): readonly WhyNode[] => {
  const causes = causesOf(situation, leversOf(drafts), outcome)
  const told = (lever: Lever): readonly WhyEvent[] =>
    causes.flatMap(cause => {
      const [of] = [...cause].filter(([{ key }]) => key === lever.key)
      const group = eventsOf(cause)
      return of === undefined
        ? []
        : of[0].newest.slice(0, of[1]).flatMap(ref => whyEvent(catalogue, records, ref, group))
    })
  const now = JSON.stringify(outcome(situation))
  return decisive(
    drafts.map(({ finish }) => finish(told)),
    name => slot.question.rules.find(rule => rule.name === name) ?? null,
    named => JSON.stringify(outcome(otherwise(situation, slot, named))) !== now,
  )
}

/** Where there are reasons, and none of them makes a difference. */
const noneAlone = 'Daar is niet één oorzaak van: ook als een voorwaarde anders uitkwam, bleef het zo.'

const wrongWords = (situation: Situation, address: SlotAddress, message: string | null): string => {
  if (message !== null) return `Het antwoord is niet goed: '${message}'.`
  return isShown(situation, address)
    ? 'Er is niets mis met het antwoord.'
    : 'De vraag is niet te zien, en wordt dan niet beoordeeld.'
}

/**
 * Why a question is as it is at a position: why it can be seen or not, must be answered or not, is wrong or not, and has
 * this answer. Each is a tree of events, conditions, rules and facts, and holds no event and no rule on which it does not
 * depend. Where several are each enough by themselves, they are said to be so.
 * @returns null when there is no such question, or its item is not there
 */
export const why = (replay: Replay, position: number, path: string): Why | null => {
  const { catalogue } = replay
  const address = slotAddress(catalogue, path)
  const situation = situationOf(catalogue, replay.stateAt(position))
  const place = address === null ? null : placeAt(situation, address.slot.group, address.ids)
  if (address === null || place === null) return null
  const spot: Spot = { place, ids: address.ids }
  const asking: Asking = { catalogue, situation, levers: leversAt(replay, position) }
  const { question } = address.slot

  const aspect = (
    holds: boolean,
    words: string,
    drafts: readonly Draft[],
    outcome: (situation: Situation) => unknown,
  ): WhyAspect => {
    const because = explained(replay, situation, address, drafts, outcome)
    // Conditions may work against each other, so that one that comes out otherwise brings another one with it.
    return { holds, words: because.length < Math.min(drafts.length, 1) ? `${words} ${noneAlone}` : words, because }
  }

  const visible = isShown(situation, address)
  const required = isDemandedNow(situation, address)
  const rule = refusedBy(situation, address)
  const message = question.rules.find(({ name }) => name === rule)?.message ?? rule
  const answer = countedAt(situation, address) ?? question.initial
  const counts = countsAs(situation, spot, address.slot)
  const { own, items } = countedDrafts(asking, address, spot)
  const [self, ...around] = explained(replay, situation, address, [own, ...items], now => countedAt(now, address))
  return {
    path,
    title: question.title,
    position,
    visible: aspect(
      visible,
      visible ? 'De vraag is te zien.' : 'De vraag is niet te zien.',
      shownDrafts(asking, address),
      now => isShown(now, address),
    ),
    required: aspect(
      required,
      required ? 'Een antwoord is verplicht.' : 'Een antwoord is niet verplicht.',
      demandedDrafts(asking, address, spot),
      now => isDemandedNow(now, address),
    ),
    wrong: aspect(rule !== null, wrongWords(situation, address, message), refusedDrafts(asking, address, spot), now =>
      refusedBy(now, address),
    ),
    value: {
      holds: counts === 'given',
      words: countsWords[counts](answerWords(question, answer, [situation, place])),
      because: [...(self?.tag === 'question' ? self.because : []), ...around],
      answer,
      counts,
    },
  }
}
