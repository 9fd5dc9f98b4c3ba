import type { Root } from 'react-dom/client'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { tenantMailAddresses } from '../../domain/portal/tenant'
import type { unsupportedTitles } from '../../domain/texts/problemTexts'
import { callTimeoutMs } from '../../events/effects/calls/callTimeout'
import { createHttp } from '../../events/effects/calls/createHttp'
import { tenantLookCalls } from '../../events/effects/calls/tenantCalls'
import type { Stream } from '../../events/stream'
import { createTenantLook, type DisplayedLook } from '../office/tenantLook'
import { UnsupportedScreen } from '../shell/unsupported/UnsupportedScreen'
import { useStream } from '../useStream'

type UnsupportedReason = keyof typeof unsupportedTitles

type UnsupportedForOfficeProps = Readonly<{ reason: UnsupportedReason; look$: Stream<DisplayedLook>; link: string }>

const UnsupportedForOffice = ({ reason, look$, link }: UnsupportedForOfficeProps) => {
  const { style, logo } = useStream(look$)
  const office = { name: style.name, logo, supportEmail: tenantMailAddresses(style).support }
  return <UnsupportedScreen reason={reason} office={office} link={link} />
}

/** Renders the page for an unsupported device or browser in place of the portal: nothing of it starts, nothing is stored. */
export const showUnsupportedScreen = (root: Root, reason: UnsupportedReason, host: HostConfig): void => {
  const http = createHttp({ host, token: () => null, timeoutMs: callTimeoutMs })
  const { look$ } = createTenantLook(tenantLookCalls(http, host.subdomain))
  root.render(<UnsupportedForOffice reason={reason} look$={look$} link={window.location.href} />)
}
