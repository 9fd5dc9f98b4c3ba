import { isRight } from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { decodePortalConfig, hasServiceWorker, hostConfigOf } from '../../../domain/portal/portalConfig'
import { host } from '../../ui/testHost'

const withWorker = (worker: unknown) => {
  const { worker: _, ...row } = host
  const said = worker === undefined ? {} : { worker }
  return decodePortalConfig({ hosts: [{ ...row, ...said }], otherwise: { ...row, apiDomain: 'api.kantoor.nl' } })
}

const isAt = (name: string, worker?: boolean | null): boolean => {
  const decoded = withWorker(worker)
  if (!isRight(decoded)) throw new Error(decoded.left)
  return hasServiceWorker(hostConfigOf(decoded.right, name))
}

it('has the service worker on every host but plain localhost, unless its row says otherwise', () => {
  const names = ['localhost', '127.0.0.1', '[::1]', 'vereniging.localhost', 'kantoor.nl']
  expect(names.map(name => isAt(name))).toEqual([false, false, false, true, true])
  expect([isAt('localhost', true), isAt('localhost', false), isAt('localhost', null)]).toEqual([true, false, false])
  expect(withWorker('ja')).toMatchObject({
    left: expect.stringContaining("'worker' bij localhost moet true of false zijn"),
  })
})
