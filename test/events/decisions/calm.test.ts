import { expect, test } from 'vitest'
import { invitation, portal } from '../../projections/portal'

const calmOf = (at: ReturnType<typeof portal>) => at.state().calm

test('the view is a choice that is said once, and lasts over steps and openings', () => {
  const at = portal()
  expect(calmOf(at)).toEqual({ on: null, at: null })
  expect(at.does({ type: 'ChooseView', calm: true })).toEqual([{ type: 'ViewChosen', v: 1, calm: true }])
  expect(at.does({ type: 'ChooseView', calm: true })).toEqual([])
  at.does({ type: 'ShowScreen', screen: '/moving' })
  at.does({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-23', build: 'b', rules: 'r' })
  expect(calmOf(at).on).toBe(true)
  at.does({ type: 'ChooseView', calm: false })
  expect(calmOf(at).on).toBe(false)
})

test('the screen that one was on is there again on the way back to its step, and not once another step was shown', () => {
  const at = portal()
  const screen = {
    type: 'ShowCalmScreen',
    step: 'moving',
    at: 'moving.sections.section_31.questions.home',
    heldUp: false,
  } as const
  expect(at.does(screen)).toEqual([{ type: 'CalmScreenShown', v: 2, step: 'moving', at: screen.at, heldUp: false }])
  expect(at.does(screen)).toEqual([])
  at.does({ type: 'OpenPortal', host: 'h', association: false, today: '2026-11-23', build: 'b', rules: 'r' })
  for (const path of ['/intro', '/moving']) {
    at.does({ type: 'ShowScreen', screen: path })
    expect(calmOf(at).at).toMatchObject({ step: 'moving', screen: screen.at, heldUp: false })
  }
  at.does({ type: 'ShowScreen', screen: '/children' })
  expect(calmOf(at).at).toBe(null)
})

test('that it held one up is said of a screen once, and of the next one not', () => {
  const at = portal()
  const screen = { type: 'ShowCalmScreen', step: 'moving', at: 'moving.1' } as const
  at.does({ ...screen, heldUp: false })
  expect(at.does({ ...screen, heldUp: true })).toHaveLength(1)
  expect(at.does({ ...screen, heldUp: true })).toEqual([])
  at.does({ ...screen, at: 'moving.2', heldUp: false })
  expect(calmOf(at).at?.heldUp).toBe(false)
})

test('which screens were shown is known as long as one is at their step', () => {
  const at = portal()
  const show = (step: 'moving' | 'children', screen: string) =>
    at.does({ type: 'ShowCalmScreen', step, at: screen, heldUp: false })
  for (const screen of ['moving.1', 'moving.2', 'moving.1']) show('moving', screen)
  expect(calmOf(at).at).toMatchObject({ screen: 'moving.1', met: ['moving.1', 'moving.2'] })
  show('children', 'children.1')
  expect(calmOf(at).at?.met).toEqual(['children.1'])
})

test('also while nothing can be changed any more, it can be looked at either way', () => {
  const at = portal({ invitation: invitation('full', { submitted_at: '2026-11-21T10:00:00Z' }) })
  expect(at.refuses({ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Bos' })).toBeTruthy()
  at.does({ type: 'ChooseView', calm: true })
  expect(calmOf(at).on).toBe(true)
})
