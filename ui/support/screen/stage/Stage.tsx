import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TenantStyle } from '../../../../domain/portal/tenant'
import { applyTheme } from '../../../theme/applyTheme'
import { oneOfTwo } from './oneOfTwo'
import { ownFocus } from './ownFocus'
import { pageSheet } from './pageSheet'
import { readOnly } from './readOnly'
import styles from './Stage.module.css'

type StageProps = Readonly<{
  /** The tenant's, which colours what is within and nothing else. */
  style: TenantStyle
  /** Paths of questions to bring out, the first as the one that it is about. */
  marked: readonly string[]
  /** The id of what the customer was shown, where that is no question. */
  sought: string | null
  /** How large: 1 as the customer's browser would, less for more of it. */
  zoom: number
  /** What it is called where another screen of this customer stands beside it; null where none does. */
  name: string | null
  /** What somebody pressed, or asked for by Enter. */
  onAsk: (target: Element) => void
  children: ReactNode
}>

const markSheet = (): CSSStyleSheet => new CSSStyleSheet()

const markRules = (paths: readonly string[]): string =>
  paths
    .map(
      (path, at) =>
        `[id="${CSS.escape(path)}"] { outline: ${at === 0 ? '3px solid' : '2px dashed'} #6b3fa0 !important; outline-offset: 6px; border-radius: 4px }`,
    )
    .join('\n')

/**
 * The customer's screen, apart from the tool: in a shadow root, where ids, colours and style sheets are its own, and with
 * nothing to change. What stands in it is the portal's own components.
 */
export const Stage = ({ style, marked, sought, zoom, name, onAsk, children }: StageProps) => {
  const host = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [marks] = useState(markSheet)
  const asks = useRef(onAsk)
  useEffect(() => {
    asks.current = onAsk
  }, [onAsk])

  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [pageSheet(), marks]
    const container = document.createElement('div')
    root.replaceChildren(container)
    setPlace(container)
    const stops = [readOnly(root, { onAsk: target => asks.current(target) }), ownFocus(root)]
    if (name !== null) stops.push(oneOfTwo(root, name))
    return () => {
      for (const stop of stops) stop()
    }
  }, [marks, name])
  useLayoutEffect(() => {
    if (host.current !== null) applyTheme(style, host.current)
  }, [style])
  useLayoutEffect(() => marks.replaceSync(markRules(marked)), [marks, marked])
  // After the screen has been drawn, and only where it is not in sight.
  useEffect(() => {
    const [path = sought] = marked
    if (path !== null) place?.querySelector(`[id="${CSS.escape(path)}"]`)?.scrollIntoView({ block: 'center' })
  }, [place, marked, sought])

  return (
    <div ref={host} className={styles.host} style={{ zoom }}>
      {place !== null && createPortal(children, place)}
    </div>
  )
}
