import { useCallback, useEffect, useState } from 'react'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import { receivedOn } from '../../projections/receivedOn'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { redirectsOf } from '../app/leave'
import { fetched } from '../app/missingCode'
import { part } from '../app/part'
import { farewellSeconds, SuccessScreen } from '../survey/complete/SuccessScreen'
import type { Visit } from './visit'

type ArrivedProps = Readonly<{ visit: Visit }>

const nothing = () => null

/** It stands beside the document's own words: where its code does not come, these are all. */
export const arrivedPart = part<ArrivedProps>(
  () =>
    fetched(() => import('./ArrivedPart')).then(
      ({ ArrivedPart }) => ArrivedPart,
      () => nothing,
    ),
  nothing,
)

type FarewellProps = Readonly<{
  visit: Visit
  partnerInvited: boolean
  /** When the office received it, where it was sent before this visit. */
  receivedAt: string | null
}>

/**
 * The success page of a log that was erased, and five seconds later the end of the session (spec 2 section 4); who wants to
 * read on holds it, or ends it at once.
 */
export const Farewell = ({ visit, partnerInvited, receivedAt }: FarewellProps) => {
  const { app, send } = useSurroundings()
  const [left, setLeft] = useState(farewellSeconds)
  const [held, setHeld] = useState(false)
  const farewell = useCallback(() => send({ tag: 'farewell', redirect: redirectsOf(app).success }), [app, send])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : farewell()), 1000)
    return () => clearTimeout(timer)
  }, [left, held, farewell])
  const redirected = redirectsOf(app).success !== null
  const before = receivedAt === null ? null : receivedTexts.before(receivedOn(receivedAt))
  const hold = { left: held ? null : left, of: farewellSeconds, onHold: () => setHeld(true), onLogOut: farewell }
  return (
    <SuccessScreen frame={Frame} before={before} partnerInvited={partnerInvited} redirected={redirected} {...hold}>
      <arrivedPart.Screen visit={visit} />
    </SuccessScreen>
  )
}
