import { useState } from 'react'
import { createPortal } from 'react-dom'
import { sessionTimeoutTexts } from '../../domain/texts/sessionTimeoutTexts'
import type { TimeLeft } from '../../events/session/sessionTimeout/timeLeft'
import { openDialogs$ } from '../shell/page/openDialogs'
import { useStream } from '../useStream'
import { VisuallyHidden } from '../widgets/VisuallyHidden'

const top = (places: readonly HTMLElement[]): HTMLElement | null => places.at(-1) ?? null

interface Said {
  /** Which telling it is; '' before the first. */
  readonly key: string
  readonly text: string
  /** In which dialog it was said; null: on the page. */
  readonly place: HTMLElement | null
}

/** The announcement: at five minutes and at one, and not again where a dialog closes. */
const useSaid = (left: TimeLeft | null, token: string | null, place: HTMLElement | null): Said => {
  const key = left === null ? '' : `${left.stage} ${token}`
  const [said, setSaid] = useState<Said>({ key: '', text: '', place: null })
  if (said.key !== key) {
    const ends = left === null ? '' : sessionTimeoutTexts.ends(left.minutes)
    // The button stands under a dialog that is open.
    setSaid({ key, text: ends === '' || place !== null ? ends : `${ends} ${sessionTimeoutTexts.how}`, place })
  }
  return said
}

type SpokenProps = Readonly<{
  left: TimeLeft | null
  /** Of which session it is the end. */
  token: string | null
}>

/** Announces the end of the session to screen readers, politely at five minutes, at once at one; within the open dialog. */
export const TimeoutAnnouncement = ({ left, token }: SpokenProps) => {
  const place = useStream(openDialogs$, top)
  const said = useSaid(left, token, place)
  const region = (of: HTMLElement | null) => {
    const text = said.place === of ? said.text : ''
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
      {place !== null && createPortal(region(place), place)}
    </>
  )
}
