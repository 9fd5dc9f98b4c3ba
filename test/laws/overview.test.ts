import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import { stepLines } from '../../projections/overview/stepOverview'
import { surveyTree } from '../../projections/tree/surveyTree'
import { live, visitArbitrary } from '../arbitraries/visit'
import { unseenFields } from '../projections/fields'
import { overviewAnswers } from '../projections/overviewAnswers'
import { refusedPaths } from '../projections/refusedPaths'
import { checkLaw } from './check'

const seen = (catalogue: Catalogue, view: SurveyView) => {
  const answers = overviewAnswers(catalogue, view)
  return {
    paths: answers.map(({ path }) => path),
    missing: answers.flatMap(({ path, missing }) => (missing === null ? [] : [path])),
  }
}

test('what is missing in the overview is what sending would refuse, step by step, and nothing hidden is in it', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const situation = situationOf(catalogue, last)
    const view: SurveyView = { state: last, tree: surveyTree(situation) }
    const { paths, missing } = seen(catalogue, view)
    const refused = stepVerdictOf(situation, 'complete').errors.map(([path]) => path)
    expect(missing.filter(path => refused.includes(path))).toEqual(refused)
    const open = new Set([...refused, ...refusedPaths(situation, view)])
    expect(new Set(missing)).toEqual(open)
    expect(stepLines(catalogue, view).reduce((total, line) => total + line.missing, 0)).toBe(open.size)
    const unseen = new Set(unseenFields(view.tree).map(({ slot, ids }) => slotPath(slot, ids)))
    expect(paths.filter(path => unseen.has(path))).toEqual([])
  })
  checkLaw('the overview is the verdict in words', law)
})
