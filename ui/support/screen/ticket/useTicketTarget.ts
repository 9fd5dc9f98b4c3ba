import { useEffect, useMemo } from 'react'
import type { Session } from '../session'
import { useTicketFile } from './ticketContext'
import { type TicketTarget, ticketTarget } from './ticketText'

/** Where a searched text leads that is a line of a ticket, and goes there, once for each text; null for any other text. */
export const useTicketTarget = ({ replay, goTo }: Session, text: string): TicketTarget | null => {
  const file = useTicketFile()
  const target = useMemo(
    () => (file === null ? null : ticketTarget(text, { digest: file.digest, length: replay.length })),
    [text, file, replay],
  )
  useEffect(() => {
    if (target?.tag === 'here') goTo(target.position)
  }, [target, goTo])
  return target
}
