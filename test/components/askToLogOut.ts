import { loginIdentityOf } from '../../ui/visit/provider/visitHandle'
import type { PortalPage } from './portalPage'

/** As the top bar asks it, which a portal in a frame has not. */
export const askToLogOut = (page: PortalPage): void =>
  page.send({ tag: 'logoutRequested', identity: loginIdentityOf(page.app.session.stored()) })
