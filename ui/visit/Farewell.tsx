import { useEffect } from 'react'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { SuccessScreen } from '../survey/complete/SuccessScreen'

/** Milliseconds from the success page to the end of the session (spec 2 section 9). */
export const farewellMs = 5000

/** The success page, and five seconds later the end of the session (spec 2 section 4). */
export const Farewell = ({ partnerInvited }: { readonly partnerInvited: boolean }) => {
  const { app, send } = useSurroundings()
  useEffect(() => {
    const farewell = () => send({ tag: 'farewell', redirect: app.session.redirects().success })
    const timer = setTimeout(farewell, farewellMs)
    return () => clearTimeout(timer)
  }, [app, send])
  const redirected = app.session.redirects().success !== null
  return <SuccessScreen frame={Frame} partnerInvited={partnerInvited} redirected={redirected} />
}
