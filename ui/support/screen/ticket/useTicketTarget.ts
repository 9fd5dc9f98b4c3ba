import { use, useEffect, useMemo } from 'react'
import type { Session } from '../session'
import { TicketContext } from './ticketContext'
import { type TicketTarget, ticketTarget } from './ticketText'

/** Where a searched text leads that is a line of a ticket, and goes there, once for each text; null for any other text. */
export const useTicketTarget = ({ replay, goTo }: Session, text: string): TicketTarget | null => {
  const digest = use(TicketContext)
  const target = useMemo(
    () => (digest === null ? null : ticketTarget(text, { digest, length: replay.length })),
    [text, digest, replay],
  )
  useEffect(() => {
    if (target?.tag === 'here') goTo(target.position)
  }, [target, goTo])
  return target
}
