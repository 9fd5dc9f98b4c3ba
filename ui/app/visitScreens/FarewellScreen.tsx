/**
 * Shows the success page once the sent log is erased, and ends the session after a countdown, which the customer's acts
 * restart and a button stops.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { receivedTexts } from '../../../domain/texts/receivedTexts'
import { confirmedSending } from '../../../projections/sending/confirmedSending'
import { receivedOn } from '../../../projections/sending/receivedOn'
import { SentConfirmation } from '../../survey/sending/SentConfirmation'
import { SuccessScreen } from '../../survey/sending/SuccessScreen'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { allowedRedirects } from '../../visit/provider/redirects'
import { AppFrame } from '../frame/AppFrame'
import { initialFarewellTime, startFarewellCountdown } from './farewellTime'

/** Lists what the office received: read once, from the visit that is still in memory. */
const ReceivedAnswers = ({ visit }: Readonly<{ visit: Visit }>) => {
  const [known] = useState(() => confirmedSending(visit.catalogue, visit.live.view()))
  return known === null ? null : <SentConfirmation arrived={known} />
}

type FarewellScreenProps = Readonly<{
  visit: Visit
  partnerInvited: boolean
  /** When the office received it, where it was sent before this visit. */
  receivedAt: string | null
}>

/** Events that show that the customer is there. */
const acts = ['keydown', 'focusin'] as const

/** @param over to be called once the seconds are over; answers what is left of them, and how to hold them */
const useFarewellTime = (over: () => void) => {
  const [time, setTime] = useState(initialFarewellTime)
  const count = useRef<ReturnType<typeof startFarewellCountdown>>(null)
  useEffect(() => {
    const counting = startFarewellCountdown(setTime, over)
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
export const FarewellScreen = ({ visit, partnerInvited, receivedAt }: FarewellScreenProps) => {
  const { app, send } = useAppContext()
  const farewell = useCallback(
    () => send({ tag: 'farewellOver', redirect: allowedRedirects(app).success }),
    [app, send],
  )
  const time = useFarewellTime(farewell)
  const redirected = allowedRedirects(app).success !== null
  const before = receivedAt === null ? null : receivedTexts.before(receivedOn(receivedAt))
  const told = { before, partnerInvited, redirected }
  return (
    <SuccessScreen
      frame={AppFrame}
      {...told}
      secondsLeft={time.left}
      seconds={time.of}
      onHold={time.onHold}
      onLogOut={farewell}
    >
      <ReceivedAnswers visit={visit} />
    </SuccessScreen>
  )
}
