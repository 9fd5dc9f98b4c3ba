import * as E from 'fp-ts/Either'
import { decodePortalConfig, hostConfigOf } from '../../../../domain/portal/portalConfig'
import contents from '../../../public/portal.json'

const portal = decodePortalConfig(contents)

/**
 * Whether the screens of a host had the link 'Mijn account', by this build's `portal.json`, because the log does not
 * say.
 */
export const hasAccountLink = (host: string | null): boolean =>
  host !== null && E.isRight(portal) && hostConfigOf(portal.right, host).account
