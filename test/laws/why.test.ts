import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listsTo } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { listPath, slotAddress, slotPath } from '../../domain/engine/path'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import type { Derivation } from '../../projections/replay/derivation/derivation'
import { derivation } from '../../projections/replay/derivation/derivation'
import type { DerivationEvent, DerivationNode } from '../../projections/replay/derivation/derivationNode'
import { openReplay } from '../../projections/replay/replay'
import { isExemptNow } from '../../projections/steps/errorScope'
import { findField, findItems } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'
import { disturbed } from '../arbitraries/disturbed'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf } from '../projections/fields'
import { checkLaw } from './check'
import { type Named, namedIn, takenOut } from './whyFlips'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

type Aspect = 'visible' | 'required' | 'wrong' | 'value'
const aspects: readonly Aspect[] = ['visible', 'required', 'wrong', 'value']

const viewIn = (catalogue: Catalogue, state: State): SurveyView => {
  // New facts: what is remembered by them is of the catalogue as it was.
  const fresh = { ...state, facts: { ...state.facts } }
  return { state: fresh, tree: surveyTree(situationOf(catalogue, fresh)) }
}

/** What the screens say of a question; what is not there shows nothing. */
const said = (catalogue: Catalogue, view: SurveyView, path: string, aspect: Aspect): unknown => {
  const field = findField(catalogue, view.tree, path)
  const address = slotAddress(catalogue, path)
  if (field === null || address === null) return aspect === 'wrong' || aspect === 'value' ? null : false
  const { slot, ids } = address
  const lists = listsTo(slot.group).map((list, depth) => listPath(list, ids.slice(0, depth)))
  const visible = field.visible && lists.every(list => findItems(catalogue, view.tree, list)?.visible === true)
  const { step } = slot.group
  switch (aspect) {
    case 'visible':
      return visible
    case 'required':
      return visible && field.required
    case 'wrong':
      return visible && !(step !== null && isExemptNow(catalogue, view.state, step.key)) ? field.error : null
    case 'value':
      return field.value
  }
}

const eventsIn = (nodes: readonly DerivationNode[]): readonly DerivationEvent[] =>
  nodes.flatMap(node => (node.tag === 'event' ? [node] : eventsIn(node.because)))

type Ref = DerivationEvent['with'][number]

const without = (records: readonly SurveyRecord[], out: readonly Ref[]): readonly SurveyRecord[] => {
  return records.map(record => ({
    ...record,
    events: record.events.filter((_, at) => !out.some(one => one.seq === record.seq && one.event === at)),
  }))
}

/** Questions that something can be said of: most of a survey says nothing of itself. */
const pathsIn = (view: SurveyView, picks: readonly number[]): readonly string[] => {
  const told = fieldsOf(view.tree).filter(
    ({ slot: { question, condition } }) =>
      question.rules.length > 0 || condition.tag !== 'always' || question.presumed !== null,
  )
  const chosen = picks.flatMap(pick => told[pick % Math.max(told.length, 1)] ?? [])
  return [...new Set(chosen.map(({ slot, ids }) => slotPath(slot, ids)))]
}

const isVisits = (name: Named): boolean => 'condition' in name && name.condition.tag === 'visits'

type Look = (found: {
  readonly why: Derivation
  readonly catalogue: Catalogue
  readonly records: readonly SurveyRecord[]
  readonly view: SurveyView
}) => void

/** A visit, now and then with events between that lead nowhere. */
const logs = fc.oneof(
  { weight: 3, arbitrary: visitArbitrary().map(visit => ({ survey: visit.survey, records: live(visit).records })) },
  { weight: 1, arbitrary: disturbed },
)

const forQuestions = (look: Look) =>
  fc.property(logs, fc.array(fc.nat(2000), { minLength: 8, maxLength: 8 }), fc.nat(4), (log, picks, back) => {
    const { records } = log
    const catalogue = catalogues[log.survey]
    const replay = openReplay(catalogue, header, records)
    const position = Math.max(0, records.length - back)
    const kept = records.slice(0, position)
    const view = viewIn(catalogue, replay.stateAt(position))
    for (const path of pathsIn(view, picks)) {
      const found = derivation(replay, position, path)
      if (found === null) throw new Error(`${path} is there, and nothing is said of it`)
      look({ why: found, catalogue, records: kept, view })
    }
  })

test('what is said of a question is what the screens say', () => {
  const law = forQuestions(({ why: { path, visible, required, wrong, value }, catalogue, view }) => {
    expect(visible.holds).toBe(said(catalogue, view, path, 'visible'))
    expect(required.holds).toBe(said(catalogue, view, path, 'required'))
    expect(wrong.holds).toBe(said(catalogue, view, path, 'wrong') !== null)
    expect(value.answer).toEqual(said(catalogue, view, path, 'value'))
    // What is so for a reason has one.
    const isStored = slotAddress(catalogue, path)?.slot.question.kind === 'stored'
    if (!visible.holds && !isStored && visible.because.length === 0)
      expect([path, visible.words]).toEqual([path, expect.stringContaining('niet één oorzaak')])
    if (required.holds) expect([path, required.because]).not.toEqual([path, []])
    if (wrong.holds) expect(wrong.because.map(({ tag }) => tag)).toEqual(['rule'])
  })
  checkLaw('why says what the screens say', law, 20)
})

test('without an event that is named, with those that are named with it, it comes out otherwise; with one of them, not', () => {
  const law = forQuestions(({ why: found, catalogue, records, view }) => {
    for (const aspect of aspects) {
      const was = JSON.stringify(said(catalogue, view, found.path, aspect))
      const isOther = (out: readonly Ref[]): boolean => {
        const state = foldRecords(catalogue, initialState(catalogue), without(records, out))
        return JSON.stringify(said(catalogue, viewIn(catalogue, state), found.path, aspect)) !== was
      }
      for (const { seq, event, with: together } of eventsIn(found[aspect].because)) {
        const all = [{ seq, event }, ...together]
        expect([found.path, aspect, all, isOther(all)]).toEqual([found.path, aspect, all, true])
        if (together.length > 0)
          expect([found.path, aspect, all, isOther(together)]).toEqual([found.path, aspect, all, false])
      }
    }
  })
  checkLaw('why names events it depends on', law, 25)
})

test('without a condition or rule that is named, with those that are named with it, it comes out otherwise', () => {
  const law = forQuestions(({ why: found, catalogue, view }) => {
    for (const aspect of aspects) {
      // The steps of a type are no condition of the catalogue.
      const ways = namedIn(found[aspect].because).filter(names => !names.some(isVisits))
      const was = said(catalogue, view, found.path, aspect)
      const decides = ways.filter(names => {
        const look = () => said(catalogue, viewIn(catalogue, view.state), found.path, aspect)
        return takenOut(catalogue, found.path, names, look) !== was
      })
      const named = (all: typeof ways) => new Set(all.flat().map(name => ('rule' in name ? name.rule : name.condition)))
      expect([found.path, aspect, named(decides)]).toEqual([found.path, aspect, named(ways)])
    }
  })
  checkLaw('why names rules it depends on', law, 25)
})
