import { useCallback, useEffect, useState } from 'react'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import { receivedOn } from '../../projections/receivedOn'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { redirectsOf } from '../app/leave'
import { SuccessScreen } from '../survey/complete/SuccessScreen'

/** Milliseconds from the success page to the end of the session (spec 2 section 9). */
export const farewellMs = 5000

type FarewellProps = Readonly<{
  partnerInvited: boolean
  /** When the office received it, where it was sent before this visit. */
  receivedAt: string | null
}>

/**
 * The success page of a log that was erased, and five seconds later the end of the session (spec 2 section 4); who wants to
 * read on holds it, or ends it at once.
 */
export const Farewell = ({ partnerInvited, receivedAt }: FarewellProps) => {
  const { app, send } = useSurroundings()
  const [held, setHeld] = useState(false)
  const farewell = useCallback(() => send({ tag: 'farewell', redirect: redirectsOf(app).success }), [app, send])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(farewell, farewellMs)
    return () => clearTimeout(timer)
  }, [held, farewell])
  const redirected = redirectsOf(app).success !== null
  const before = receivedAt === null ? null : receivedTexts.before(receivedOn(receivedAt))
  const hold = { held, onHold: () => setHeld(true), onLogOut: farewell }
  return (
    <SuccessScreen frame={Frame} before={before} partnerInvited={partnerInvited} redirected={redirected} {...hold} />
  )
}
