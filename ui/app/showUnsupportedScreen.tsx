import type { Root } from 'react-dom/client'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { tenantMailAddresses } from '../../domain/portal/tenant'
import type { unsupportedTitles } from '../../domain/texts/problemTexts'
import { createHttp } from '../../events/effects/calls/axiosHttp'
import { callTimeoutMs } from '../../events/effects/calls/callTimeout'
import { tenantLookCalls } from '../../events/effects/calls/tenantCalls'
import type { Stream } from '../../events/stream'
import { createTenantLook, type DisplayedLook } from '../office/tenantLook'
import { UnsupportedScreen } from '../shell/unsupported/UnsupportedScreen'
import { useStream } from '../useStream'

type Why = keyof typeof unsupportedTitles

type AwayProps = Readonly<{ why: Why; look$: Stream<DisplayedLook>; link: string }>

const Away = ({ why, look$, link }: AwayProps) => {
  const { style, logo } = useStream(look$)
  const office = { name: style.name, logo, supportEmail: tenantMailAddresses(style).support }
  return <UnsupportedScreen why={why} office={office} link={link} />
}

/** In place of the portal, where it cannot be used: nothing of it starts, and nothing is kept. The link is the page's own. */
export const showUnsupportedScreen = (root: Root, why: Why, host: HostConfig): void => {
  const http = createHttp({ host, token: () => null, timeoutMs: callTimeoutMs })
  const { look$ } = createTenantLook(tenantLookCalls(http, host.subdomain))
  root.render(<Away why={why} look$={look$} link={window.location.href} />)
}
