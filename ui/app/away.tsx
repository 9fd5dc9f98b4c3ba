import type { Root } from 'react-dom/client'
import type { Host } from '../../domain/portal/hosts'
import { mailAddresses } from '../../domain/portal/tenant'
import { awayTitles } from '../../domain/texts/problemTexts'
import { readHttp } from '../../events/effects/readHttp'
import { lookCalls } from '../../events/effects/tenant'
import { callTimeoutMs } from '../../events/effects/timeLimits'
import type { Stream } from '../../events/stream'
import { Screen } from '../shell/page/Screen'
import { useStream } from '../useStream'
import { createLook, type TenantLook } from './look'

type Code = typeof import('../shell/away/AwayScreen')
type Why = keyof typeof awayTitles

type AwayProps = Readonly<{ code: Code; why: Why; look$: Stream<TenantLook>; link: string }>

const Away = ({ code, why, look$, link }: AwayProps) => {
  const { style, logo } = useStream(look$)
  const office = { name: style.name, logo, supportEmail: mailAddresses(style).support }
  return <code.AwayScreen why={why} office={office} link={link} />
}

/** In place of the portal, where it cannot be used: nothing of it starts, and nothing is kept. The link is the page's own. */
export const showAway = async (root: Root, why: Why, host: Host): Promise<void> => {
  const look$ = createLook(lookCalls(readHttp({ host, timeoutMs: callTimeoutMs }), host.subdomain))
  const code = await import('../shell/away/AwayScreen').catch(() => null)
  root.render(
    code === null ? (
      <Screen title={awayTitles[why]} />
    ) : (
      <Away code={code} why={why} look$={look$} link={window.location.href} />
    ),
  )
}
