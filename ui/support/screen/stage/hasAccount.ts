import * as E from 'fp-ts/Either'
import { decodePortal, hostOf } from '../../../../domain/portal/hosts'
import contents from '../../../public/portal.json'

const portal = decodePortal(contents)

/** Whether 'Mijn account' stood above the screens of a host, by the `portal.json` of this build: the log does not say. */
export const hasAccount = (host: string | null): boolean =>
  host !== null && E.isRight(portal) && hostOf(portal.right, host).account
