import type { Root } from 'react-dom/client'
import type { Host } from '../../domain/portal/hosts'
import { mailAddresses } from '../../domain/portal/tenant'
import type { awayTitles } from '../../domain/texts/problemTexts'
import { createHttp } from '../../events/effects/overAxios'
import { lookCalls } from '../../events/effects/tenant'
import { callTimeoutMs } from '../../events/effects/timeLimits'
import type { Stream } from '../../events/stream'
import { AwayScreen } from '../shell/away/AwayScreen'
import { useStream } from '../useStream'
import { createLook, type TenantLook } from './look'

type Why = keyof typeof awayTitles

type AwayProps = Readonly<{ why: Why; look$: Stream<TenantLook>; link: string }>

const Away = ({ why, look$, link }: AwayProps) => {
  const { style, logo } = useStream(look$)
  const office = { name: style.name, logo, supportEmail: mailAddresses(style).support }
  return <AwayScreen why={why} office={office} link={link} />
}

/** In place of the portal, where it cannot be used: nothing of it starts, and nothing is kept. The link is the page's own. */
export const showAway = (root: Root, why: Why, host: Host): void => {
  const http = createHttp({ host, token: () => null, timeoutMs: callTimeoutMs })
  const { look$ } = createLook(lookCalls(http, host.subdomain))
  root.render(<Away why={why} look$={look$} link={window.location.href} />)
}
