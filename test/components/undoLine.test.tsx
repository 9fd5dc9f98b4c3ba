import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import type { State } from '../../events/state/state'
import { constantStream } from '../../events/stream'
import { followLogHistory } from '../../projections/logHistoryStream'
import { SurveyContext, type SurveyDependencies } from '../../ui/surveyContext/surveyContext'
import { UndoControls } from '../../ui/undo/UndoControls'
import { filledIn } from '../events/decisions/filledIn'
import { heardIn } from './heardIn'
import { portalContext } from './portalContext'

const nothing = (): void => undefined

let stop = nothing
afterEach(() => stop())

/** What a step's bar offers, with what can be done again beside it. */
const mounted = async () => {
  const at = filledIn({ type: 'financial_advice' })
  const context = portalContext(at)
  const change$ = new Subject<{ record: RecordWithIntent; state: State }>()
  const past = followLogHistory(at.catalogue, async () => at.records, change$)
  stop = past.stop
  const dispatch: SurveyDependencies['dispatch'] = command => {
    const done = context.dispatch(command)
    if (E.isRight(done) && done.right !== null) change$.next({ record: done.right, state: at.state() })
    return done
  }
  const screen = await render(
    <SurveyContext value={{ ...context, logHistory$: constantStream(past), dispatch }}>
      <UndoControls step="personal_details" onNavigate={nothing}>
        {redo =>
          redo !== null && (
            <button type="button" onClick={redo.onRedo}>
              {redo.label}
            </button>
          )
        }
      </UndoControls>
    </SurveyContext>,
  )
  return { ...screen, dispatch }
}

test('one button says what it takes back; what came of it is seen, and heard once', async () => {
  const { container, dispatch, getByRole, getByText } = await mounted()
  dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'Q.' })
  const undo = getByRole('button', { name: /^Maak ongedaan: Voorletters, was / })
  await expect.element(undo).toBeVisible()
  expect(undo.element().getAttribute('title')).toBe(undo.element().getAttribute('aria-label'))
  expect(undo.element().textContent).toBe('')
  const heard = heardIn(container)
  await undo.click()
  await expect.element(getByText(/^Ongedaan gemaakt\. Voorletters is weer /).first()).toBeVisible()
  const redo = getByRole('button', { name: 'Opnieuw doen: Voorletters, wordt Q.' })
  await expect.element(redo).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  expect(heard.filter(words => words.startsWith('Ongedaan gemaakt'))).toHaveLength(1)
  await redo.click()
  await expect.element(undo).toBeVisible()
  await expect.element(redo).not.toBeInTheDocument()
})
