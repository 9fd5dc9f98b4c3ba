import { expect, test } from 'vitest'
import type { AllRecords } from '../../../events/store/store'
import type { Past } from '../../../ui/survey/portal'
import { portalOf } from '../../../ui/visit/portalOf'
import type { Visit } from '../../../ui/visit/visit'
// What comes beside the past is read before: on a busy machine that alone takes longer than a screen waits.
import '../../../ui/survey/doubts/askBack'
import { eventually } from '../../setup/eventually'
import { device } from '../openedPortal'
import { host } from '../testHost'

const { logged } = device()

/** What a portal over this visit says of the past, one after the other: whether it is there, and read. */
const heard = (visit: Visit): readonly string[] => {
  const said: string[] = []
  const say = (past: Past): number =>
    said.push(typeof past === 'string' ? past : past.past$.value === null ? 'unread' : 'read')
  portalOf(visit, host, Date.now).past$.subscribe(say)
  return said
}

test('the past is there once it was read, and never before', async () => {
  const { open } = await logged()
  const said = heard(open)
  await eventually(() => expect(said).toEqual(['coming', 'read']))
})

test('nobody waits for a past that takes long; it comes in the end', async () => {
  const { open } = await logged()
  let give = (_: AllRecords): void => undefined
  const allRecords = () => new Promise<AllRecords>(resolve => (give = resolve))
  const said = heard({ ...open, store: { ...open.store, allRecords } })
  await eventually(() => expect(said).toEqual(['coming', 'missing']))
  give(await open.store.allRecords())
  await eventually(() => expect(said).toEqual(['coming', 'missing', 'read']))
})
