import { expect, test } from 'vitest'
import { isAutoAdvanced } from '../../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../../domain/language/stepKey'
import { activityLog, activityWords } from '../../../projections/activityLog/activityLog'
import { actionLocation } from '../../../projections/logHistory/actionLocation'
import { entryDescription } from '../../../projections/logHistory/actionWords'
import { isStepDone } from '../../../projections/steps/stepStatus'
import { undoStateAt } from '../../../projections/undo/nextUndo'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { portal } from '../portal'
import { viewOf } from '../viewOf'
import { pastOf, press, will } from './pressing'

type Portal = ReturnType<typeof portal>

const submits = (one: Portal, step: StepKey): void => {
  one.does({ type: 'SubmitStep', step })
}

const deeds = (one: Portal): readonly string[] => {
  const past = pastOf(one)
  return activityLog(past).map(deed => activityWords(one.catalogue, viewOf(one), past.history.names, deed).words)
}

test('going on once more from a step that one went on from before is nothing to take back', () => {
  const one = portal({ type: 'full' })
  one.answers('customer.last_name', 'Jansen')
  submits(one, 'moving')
  submits(one, 'moving')
  expect(deeds(one)).toHaveLength(2)
  press(one)
  expect(one.state().submitted.has('moving')).toBe(false)
  expect(will(one)).toBe('Maak ongedaan: Achternaam, was leeg')
})

test('a step is told by the button that was pressed there, refused or not', () => {
  const one = portal({ type: 'full' })
  submits(one, 'personal_details')
  expect(one.verdict('personal_details').next).toBeNull()
  expect(will(one)).toBe('Maak ongedaan: ‘Volgende stap’ bij Persoonlijke gegevens')
  expect(press(one)).toBe('Ongedaan gemaakt. Persoonlijke gegevens is nog niet afgerond.')
  expect(press(one, 'redo')).toBe('Opnieuw gedaan. ‘Volgende stap’ bij Persoonlijke gegevens.')
  expect(deeds(one)).toEqual([
    'Opnieuw gedaan: ‘Volgende stap’ bij Persoonlijke gegevens',
    'Ongedaan gemaakt: ‘Volgende stap’ bij Persoonlijke gegevens',
    '‘Volgende stap’ bij Persoonlijke gegevens',
  ])
})

test('a step that is judged again is told by its own verdict, and leads where that leads', () => {
  const one = portal({ type: 'full' })
  const [[path = ''] = []] = one.verdict('moving').errors
  submits(one, 'moving')
  press(one)
  one.loads({ [path]: 0 })
  const { next } = one.verdict('moving')
  expect(next).not.toBeNull()
  expect(press(one, 'redo')).toBe('Opnieuw gedaan. U bent verder dan Verhuizen.')
  const entry = undoStateAt(pastOf(one))?.latest?.entry
  expect(entry && actionLocation(one.catalogue, viewOf(one), entryDescription(entry), true)).toEqual({
    step: next,
    field: null,
  })
  expect(will(one)).toBe('Maak ongedaan: ‘Volgende stap’ bij Verhuizen')
})

test('a step that all was judged with is not said to be open while it is done', () => {
  const one = portal({ type: 'full' })
  const step = 'personal_characteristics'
  submits(one, 'complete')
  submits(one, step)
  const said = press(one)
  expect(isStepDone(one.catalogue, viewOf(one), step)).toBe(true)
  expect(said).toBe(`Ongedaan gemaakt. ‘Volgende stap’ bij ${stepTitle(one.catalogue, viewOf(one), step)}.`)
})

test('the retrieval goes on when it is over or given up: that is nothing to take back', () => {
  const one = portal({ type: 'mortgage' })
  one.answers('customer.last_name', 'Smit')
  submits(one, 'aqopi')
  expect(deeds(one)).toEqual(['Achternaam: Smit'])
  expect(will(one)).toBe('Maak ongedaan: Achternaam, was leeg')
})

test('a step that goes on by itself is nothing that a partner did: what was done before it goes back', () => {
  const one = portal({ type: 'mortgage_pension', partnerSession: true })
  const step = one.order().find(key => isAutoAdvanced(one.situation(), key))
  if (step === undefined) throw new Error('no step goes on by itself')
  one.answers('customer.last_name', 'Smit')
  submits(one, step)
  expect(deeds(one)).toEqual(['Achternaam: Smit'])
  expect(press(one)).toBe('Ongedaan gemaakt. Achternaam is weer leeg.')
  // It goes on once more, and does not end what can be done again.
  submits(one, step)
  expect(will(one, 'redo')).toBe('Opnieuw doen: Achternaam, wordt Smit')
})

test('the same step is what a customer did who is asked something there', () => {
  const one = portal({ type: 'mortgage_pension' })
  submits(one, 'mortgage_and_pension')
  expect(will(one)).toBe('Maak ongedaan: ‘Volgende stap’ bij Geldverstrekkers')
})
