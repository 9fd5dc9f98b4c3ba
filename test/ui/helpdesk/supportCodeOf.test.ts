import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { SavingStatus } from '../../../events/store/writer'
import { readSupportCode } from '../../../projections/supportCode/supportCode'
import { supportCodeOf } from '../../../ui/helpdesk/supportCodeOf'
import { device } from '../openedPortal'

const { logged } = device()

const build = '0.1.0+80e68ec58c31'

test('a code says the page, what is wrong on it, and on the page for sending what is wrong on all', async () => {
  const { open, shut } = await logged()
  const said = (path: string) => {
    const read = readSupportCode(supportCodeOf({ visit: open }, path, build))
    if (E.isLeft(read)) throw new Error(read.left)
    return read.right
  }
  const [step, all] = [said('/personal_details').errors, said('/complete').errors]
  expect(said('/personal_details')).toMatchObject({ step: 'personal_details', build: '80e68' })
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.phone', value: '06-12' })
  open.store.dispatch({ type: 'ChangeAnswer', path: 'customer.email', value: 'jan' })
  expect([said('/personal_details').errors, said('/complete').errors]).toEqual([step + 2, all + 2])
  expect(said('/intro')).toMatchObject({ step: 'intro', errors: 0 })
  expect(said('/login')).toMatchObject({ step: null, errors: 0 })
  await open.store.settled()
  expect(said('/intro').saved).toBe('saved')
  await shut()
})

test.each([
  [{ tag: 'saved' }, 'saved'],
  [{ tag: 'saving' }, 'saving'],
  [{ tag: 'inWindow' }, 'inWindow'],
  [{ tag: 'fault', fault: { tag: 'full' } }, 'full'],
] as const)('how saving stands (%j) is said as %s, and without a visit nothing of it', async (saving, told) => {
  const { open, shut } = await logged()
  // Only what it says of saving is another.
  const visit = { ...open, store: { ...open.store, saving: () => saving as SavingStatus } }
  expect(readSupportCode(supportCodeOf({ visit }, '/intro', build))).toMatchObject(E.right({ saved: told }))
  expect(readSupportCode(supportCodeOf({ visit: null }, '/intro', build))).toMatchObject(E.right({ saved: 'none' }))
  await shut()
})
