import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { StepKey } from '../../../../domain/language/stepKey'
import type { SurveyEvent } from '../../../../events/record/surveyEvent'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import { resumePoint } from '../../../../projections/intro/resumePoint'
import { createLogHistory } from '../../../../projections/logHistory/logHistory'
import { farthestStepAhead } from '../../../../projections/navigation/sideNavigation'
import { openReplay } from '../../../../projections/replay/replay'
import { recordedScreens } from '../../../../projections/replay/verdicts/recordedScreens'
import { sendingWords } from '../../../../projections/sending/sendingWords'
import { errorLines } from '../../../../projections/steps/errorLines'
import { totalQuestions, visitProgress } from '../../../../projections/steps/visitProgress'
import { rulesWords } from '../../../../ui/support/words/rulesWords'
import { withRules } from '../../../arbitraries/otherRules'
import { catalogues } from '../../../arbitraries/surveys'
import { filledIn } from '../../../events/decisions/filledIn'
import type { Portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'old', createdAt: 0 } as const
const open = (rules: string) =>
  ({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-21', build: 'b', rules }) as const

/** Every rule of it takes whatever is answered. */
const lenient: Catalogue = withRules(catalogues.shipped, () => [])

/** What is drawn of a step after the last record, by a build of these rules. */
const lookedAt = (at: Portal, catalogue: Catalogue, step: StepKey = 'personal_details', rules = 'new') => {
  const replay = openReplay(catalogue, header, at.records)
  const how = recordedScreens(replay, rules)
  const view = how.viewOf(replay.at(replay.length))
  return {
    view,
    ...how.judgementAt(replay.length, step),
    lines: errorLines(catalogue, view, step).map(({ path, message, reason }) => [path, message, reason]),
    ahead: farthestStepAhead(catalogue, view, step),
    counted: totalQuestions(visitProgress(catalogue, view)),
    left: resumePoint(catalogue, view, { history: createLogHistory(catalogue, at.records), seq: replay.length })
      ?.remaining,
    discount: sendingWords(catalogue, view).discount,
  }
}

/** A step that was refused for a date of birth alone. */
const refused = (rules = 'old'): Portal => {
  const at = filledIn({ type: 'financial_advice' })
  at.does(open(rules))
  at.answers('customer.date_of_birth', '31-02-1980')
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  return at
}

type Submitted = Extract<SurveyEvent, { type: 'StepSubmitted' }>

/** The same log, whose submits are recorded otherwise. */
const submittedAs = (at: Portal, other: Partial<Submitted>): Portal => ({
  ...at,
  records: at.records.map(record => ({
    ...record,
    events: record.events.map(event => (event.type === 'StepSubmitted' ? { ...event, ...other } : event)),
  })),
})

const born = ['customer.date_of_birth', 'Vul uw geboortedatum in', 'Deze datum bestaat niet']

describe('a log that other rules judged', () => {
  test('has the errors that its last verdict recorded, in the words of then, and counts and leads to nothing', () => {
    const shown = lookedAt(refused(), lenient)
    expect(shown).toMatchObject({ by: 'other', lines: [born], ahead: null, counted: 0 })
    expect(shown.unmatchedWords.size).toBe(0)
    const own = lookedAt(refused('new'), catalogues.shipped)
    expect([own.counted > 0, own.left, own.discount]).toEqual([true, 1, expect.any(String)])
    expect([shown.left, shown.discount]).toEqual([null, null])
  })

  test('says so over its screen, and which words stand at no question there', () => {
    const none = new Map<string, string>()
    expect(rulesWords(lenient, { by: 'own', unmatchedWords: none })).toEqual([])
    expect(rulesWords(lenient, { by: 'other', unmatchedWords: none })).toHaveLength(1)
    expect(rulesWords(lenient, { by: 'silent', unmatchedWords: none })[0]).toContain('staat niet in dit oudere logboek')
    const undrawn = new Map([...none, ['customer.phone', 'Vul dit in'], ['customer.gone', 'Hoe groot?']] as const)
    expect(rulesWords(lenient, { by: 'other', unmatchedWords: undrawn })[1]).toBe(
      "De klant kreeg ook fouten bij vragen die hier niet staan: Telefoonnummer ('Vul dit in'), customer.gone ('Hoe groot?').",
    )
  })

  test('has no error that the rules of this build find, of what was never submitted and of what changed since', () => {
    const at = refused()
    expect(lookedAt(at, catalogues.shipped, 'questions_for_the_advisor').lines).toEqual([])
    at.answers('customer.phone', 'geen')
    expect(lookedAt(at, catalogues.shipped).lines).toEqual([born])
    at.answers('customer.date_of_birth', '31-04-1980')
    expect(lookedAt(at, catalogues.shipped)).toMatchObject({ by: 'other', lines: [], ahead: null })
  })

  test('leads on where the last verdict said so, and no further once something of that step changed', () => {
    const at = filledIn({ type: 'financial_advice' })
    at.does(open('old'))
    at.does({ type: 'SubmitStep', step: 'personal_details' })
    expect(lookedAt(at, catalogues.shipped).ahead).toBe('questions_for_the_advisor')
    at.answers('customer.phone', 'geen')
    expect(lookedAt(at, catalogues.shipped).ahead).toBeNull()
  })

  test('claims nothing where an older record says no words', () => {
    const shown = lookedAt(submittedAs(refused(), { words: null }), catalogues.shipped)
    expect(shown).toMatchObject({ by: 'silent', lines: [], ahead: null })
  })

  test('names the words at a question that this build does not have, until something changes', () => {
    const at = submittedAs(refused(), { errors: [['customer.shoe_size', 'filled']], words: [['Hoe groot?', null]] })
    const shown = lookedAt(at, catalogues.shipped)
    expect([shown.lines, [...shown.unmatchedWords]]).toEqual([[], [['customer.shoe_size', 'Hoe groot?']]])
  })

  test('lets go of a verdict when yet other rules came', () => {
    const at = refused()
    at.does(open('older still'))
    expect(lookedAt(at, catalogues.shipped)).toMatchObject({ by: 'other', lines: [] })
  })
})

test('a log that the rules of this build judged is drawn by them', () => {
  const at = refused('new')
  const replay = openReplay(at.catalogue, header, at.records)
  const view = replay.at(replay.length)
  expect(recordedScreens(replay, 'new').viewOf(view)).toBe(view)
  at.answers('customer.date_of_birth', '31-04-1980')
  expect(lookedAt(at, at.catalogue)).toMatchObject({ by: 'own', lines: [born] })
  // Before its first record the header says which.
  expect(recordedScreens(replay, 'new').isJudgedByOwnRules(0)).toBe(false)
})

test('what stays as it was is drawn by the same objects', () => {
  const at = refused()
  at.answers('questions_for_the_advisor.sections.section_1.questions.question_1.value', 1)
  const replay = openReplay(at.catalogue, header, at.records)
  const { viewOf } = recordedScreens(replay, 'new')
  const [before, after] = [replay.length - 1, replay.length].map(position => viewOf(replay.at(position)))
  const kept = before?.tree.filter((group, i) => group === after?.tree[i])
  expect(kept?.length).toBe((before?.tree.length ?? 0) - 1)
})
