import { useCallback, useEffect, useRef, useState } from 'react'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import { arrived } from '../../projections/arrived'
import { receivedOn } from '../../projections/receivedOn'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { redirectsOf } from '../app/leave'
import { Arrived } from '../survey/complete/Arrived'
import { SuccessScreen } from '../survey/complete/SuccessScreen'
import { countDown, opened } from './farewellTime'
import type { Visit } from './visit'

/** What arrived of a visit that was sent: read once, of what this page still knows. */
const ArrivedPart = ({ visit }: Readonly<{ visit: Visit }>) => {
  const [known] = useState(() => arrived(visit.catalogue, visit.live.view()))
  return known === null ? null : <Arrived arrived={known} />
}

type FarewellProps = Readonly<{
  visit: Visit
  partnerInvited: boolean
  /** When the office received it, where it was sent before this visit. */
  receivedAt: string | null
}>

/** What says that somebody is there. */
const acts = ['keydown', 'focusin'] as const

/** @param over to be called once the seconds are over; answers what is left of them, and how to hold them */
const useFarewellTime = (over: () => void) => {
  const [time, setTime] = useState(opened)
  const count = useRef<ReturnType<typeof countDown>>(null)
  useEffect(() => {
    const counting = countDown(setTime, over)
    count.current = counting
    const act = () => counting.happen('acted')
    for (const one of acts) window.addEventListener(one, act)
    return () => {
      counting.stop()
      for (const one of acts) window.removeEventListener(one, act)
    }
  }, [over])
  return { ...time, onHold: () => count.current?.happen('held') }
}

/**
 * The success page of a log that was erased, and five seconds later the end of the session (spec 2 section 4), unless the
 * customer does something; who wants to read on holds it, or ends it at once.
 */
export const Farewell = ({ visit, partnerInvited, receivedAt }: FarewellProps) => {
  const { app, send } = useSurroundings()
  const farewell = useCallback(() => send({ tag: 'farewell', redirect: redirectsOf(app).success }), [app, send])
  const time = useFarewellTime(farewell)
  const redirected = redirectsOf(app).success !== null
  const before = receivedAt === null ? null : receivedTexts.before(receivedOn(receivedAt))
  const told = { before, partnerInvited, redirected }
  return (
    <SuccessScreen frame={Frame} {...told} {...time} onLogOut={farewell}>
      <ArrivedPart visit={visit} />
    </SuccessScreen>
  )
}
