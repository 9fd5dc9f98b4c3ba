import { useEffect } from 'react'
import { useSurroundings } from '../app/appContext'
import { farewellMs } from '../app/endings'
import { Frame } from '../app/Frame'
import { SuccessScreen } from '../survey/complete/SuccessScreen'

/** The success page, and five seconds later the end of the session (spec 2 section 4). */
export const Farewell = ({ partnerInvited }: { readonly partnerInvited: boolean }) => {
  const { app, endings } = useSurroundings()
  useEffect(() => {
    const timer = setTimeout(() => void endings.farewell(), farewellMs)
    return () => clearTimeout(timer)
  }, [endings])
  const redirected = app.session.redirects().success !== null
  return <SuccessScreen frame={Frame} partnerInvited={partnerInvited} redirected={redirected} />
}
