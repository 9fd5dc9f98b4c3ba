import { describe, expect, test } from 'vitest'
import type { IssuedCommand } from '../../../events/decisions/recordOf'
import { createCrashRecovery } from '../../../events/store/crashRecovery/crashRecovery'
import { crashRecoveryKey, eraseCrashRecovery } from '../../../events/store/crashRecovery/crashRecoveryKey'
import { browserStorage } from '../log/browserStorage'

const jan: IssuedCommand = {
  command: { type: 'ChangeAnswer', path: 'customer.first_name', value: 'Jan' },
  id: 'r1',
  at: 1,
}

describe('the place where it is kept', () => {
  test('is empty again once there is nothing to keep', () => {
    const storage = browserStorage()
    const rescue = createCrashRecovery(storage, '1', 'a')
    rescue.keep(3, [jan])
    expect([...storage.kept.keys()]).toEqual([crashRecoveryKey('1')])
    rescue.keep(4, [])
    expect(storage.kept.size).toBe(0)
    rescue.keep(3, [jan])
    rescue.clear()
    expect(storage.kept.size).toBe(0)
  })

  test('is another one for another invitation', () => {
    const storage = browserStorage()
    createCrashRecovery(storage, '1', 'a').keep(0, [jan])
    expect(createCrashRecovery(storage, '2', 'a').take()).toEqual([])
  })

  test('holds what several pages left: one that has stored its own leaves the others’ alone', () => {
    const storage = browserStorage()
    const one = createCrashRecovery(storage, '1', 'one')
    const other = createCrashRecovery(storage, '1', 'other')
    one.keep(3, [jan])
    other.keep(5, [{ ...jan, id: 'r2' }])
    one.clear()
    expect(createCrashRecovery(storage, '1', 'next').take()).toEqual([{ head: 5, given: [{ ...jan, id: 'r2' }] }])
    other.clear()
    expect(storage.kept.size).toBe(0)
  })

  test('is cleared of what a page took over, but not of what the other left since', () => {
    const storage = browserStorage()
    const gone = createCrashRecovery(storage, '1', 'gone')
    const next = createCrashRecovery(storage, '1', 'next')
    gone.keep(3, [jan])
    next.take()
    gone.keep(4, [{ ...jan, id: 'r2' }])
    next.clear()
    expect(createCrashRecovery(storage, '1', 'last').take()).toEqual([{ head: 4, given: [{ ...jan, id: 'r2' }] }])
    gone.keep(3, [jan])
    next.keep(6, [])
    expect(storage.kept.size).toBe(0)
  })

  test('is empty once it is erased, whoever left it', () => {
    const storage = browserStorage()
    createCrashRecovery(storage, '1', 'one').keep(3, [jan])
    createCrashRecovery(storage, '1', 'other').keep(3, [jan])
    eraseCrashRecovery(storage, '1')
    expect(storage.kept.size).toBe(0)
  })

  test.each(['{', '[{"command":{"type":"Unheard"},"id":"1","at":1}]', '{"command":1}'])(
    'that holds something else (%s) is as good as empty',
    kept => {
      const storage = browserStorage()
      storage.kept.set(crashRecoveryKey('1'), kept)
      expect(createCrashRecovery(storage, '1', 'a').take()).toEqual([])
    },
  )

  test('that the browser blocks loses nothing while the page lasts', () => {
    const storage = browserStorage()
    storage.isBroken = true
    for (const rescue of [createCrashRecovery(storage, '1', 'a'), createCrashRecovery(null, '1', 'a')]) {
      rescue.keep(2, [jan])
      expect(rescue.take()).toEqual([{ head: 2, given: [jan] }])
    }
  })
})
