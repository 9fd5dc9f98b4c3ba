import type { Http, HttpDeps } from '../../events/effects/http'
import { lateHttp } from '../../events/effects/lateHttp'
import { importAgain } from './importAgain'
import { fetched, whyMissing } from './missingCode'

type Code = typeof import('../../events/effects/overAxios')

const importCalls = importAgain<Code>(
  () => import('../../events/effects/overAxios'),
  address => import(/* @vite-ignore */ address),
)

/** The code of the calls. Whoever is about to make one may ask for it before. */
export const fetchDoor = () => fetched(importCalls).then(code => code.createHttp)

/** The portal's door to the network. */
export const doorByAxios = (deps: HttpDeps): Http =>
  lateHttp(deps, fetchDoor, error => ({ tag: whyMissing(error) === 'newer' ? 'outdated' : 'offline' }))
