import { expect, test } from 'vitest'
import { stepErrorCount } from '../../projections/steps/stepStatus'
import type { FieldView } from '../../projections/tree/fieldView'
import { catalogue } from '../bench/benchSurvey'
import { floorLike, runPortal, setUp } from '../bench/change'
import { reduxLike } from '../bench/redux/reduxLike'

type Shown = Pick<FieldView, 'value' | 'visible' | 'error'>

test.each([
  ['loanParts', 1],
  ['loanParts', 5],
  ['everything', 1],
  ['everything', 5],
] as const)(
  'the program on Redux Toolkit comes to the same answers, errors, steps and notices: %s, %s',
  (visit, parts) => {
    const { portal, ear, load } = setUp(visit, parts, 20)
    const redux = reduxLike(portal)
    const paths = [...floorLike(portal).cells.keys()]
    let heard = 0
    for (const path of new Set(Array.from({ length: 20 }, (_, n) => paths[Math.floor((n * paths.length) / 20)] ?? '')))
      redux.listen(path, () => void heard++)
    const changes = load(0, 16)
    runPortal(portal, changes)
    for (const { path, value } of changes) redux.change(path, value)
    const shown = (of: (path: string) => Shown | null) =>
      paths.map(path => {
        const field = of(path)
        return [path, field?.value, field?.visible, field?.error]
      })
    expect(shown(redux.field)).toEqual(shown(portal.live.field))
    const { tree } = portal.live.view()
    const steps = catalogue.survey.steps.map(({ key }) => key)
    expect(steps.map(redux.errorsOf)).toEqual(steps.map(key => stepErrorCount(catalogue, tree, key)))
    expect(heard).toBe(ear.heard())
  },
)
