/**
 * Announces the end of the session to screen readers, politely at five minutes, at once at one; within the open dialog.
 */
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { sessionTimeoutTexts } from '../../domain/texts/sessionTimeoutTexts'
import type { TimeLeft } from '../../events/session/sessionTimeout/timeLeft'
import { openDialogs$ } from '../shell/page/openDialogs'
import { useStream } from '../useStream'
import { VisuallyHidden } from '../widgets/VisuallyHidden'

const top = (places: readonly HTMLElement[]): HTMLElement | null => places.at(-1) ?? null

interface Announcement {
  /** The warning and its session; '' before the first. */
  readonly key: string
  readonly text: string
  /** The dialog in which it was announced; null: the page. */
  readonly dialog: HTMLElement | null
}

/** The announcement: at five minutes and at one, and not again where a dialog closes. */
const useAnnouncement = (left: TimeLeft | null, token: string | null, dialog: HTMLElement | null): Announcement => {
  const key = left === null ? '' : `${left.stage} ${token}`
  const [announcement, setAnnouncement] = useState<Announcement>({ key: '', text: '', dialog: null })
  if (announcement.key !== key) {
    const ends = left === null ? '' : sessionTimeoutTexts.ends(left.minutes)
    // The button stands under a dialog that is open.
    setAnnouncement({ key, text: ends === '' || dialog !== null ? ends : `${ends} ${sessionTimeoutTexts.how}`, dialog })
  }
  return announcement
}

type TimeoutAnnouncementProps = Readonly<{
  left: TimeLeft | null
  /** Of which session it is the end. */
  token: string | null
}>

export const TimeoutAnnouncement = ({ left, token }: TimeoutAnnouncementProps) => {
  const dialog = useStream(openDialogs$, top)
  const announcement = useAnnouncement(left, token, dialog)
  const region = (of: HTMLElement | null) => {
    const text = announcement.dialog === of ? announcement.text : ''
    return (
      <VisuallyHidden>
        <span role="status">{left?.stage === 'soon' && text}</span>
        <span role="alert">{left?.stage === 'last' && text}</span>
      </VisuallyHidden>
    )
  }
  return (
    <>
      {region(null)}
      {dialog !== null && createPortal(region(dialog), dialog)}
    </>
  )
}
