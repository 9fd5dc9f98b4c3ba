import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TenantStyle } from '../../../../domain/portal/tenant'
import { applyTheme } from '../../../theme/applyTheme'
import { createFieldHighlighter, type FieldHighlighter } from './fieldHighlighter'
import { makeReadOnly } from './makeReadOnly'
import styles from './ScreenShadowRoot.module.css'

/**
 * Renders the customer's screen in a shadow root, apart from the tool's ids and styles, read-only and without taking
 * the focus; marks fields, scrolls to them and names landmarks.
 */
export const ScreenShadowRoot = ({
  style,
  markedPaths,
  summaryId,
  zoom,
  name,
  onAsk,
  children,
}: ScreenShadowRootProps) => {
  const host = useRef<HTMLDivElement>(null)
  const [container, setPlace] = useState<HTMLElement | null>(null)
  const highlighter = useRef<FieldHighlighter | null>(null)
  const latestOnAsk = useRef(onAsk)
  useEffect(() => {
    latestOnAsk.current = onAsk
  }, [onAsk])

  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [pageSheet()]
    const container = document.createElement('div')
    root.replaceChildren(container)
    setPlace(container)
    const created = createFieldHighlighter(root)
    highlighter.current = created
    const stops = [
      makeReadOnly(root, { onAsk: target => latestOnAsk.current(target) }),
      keepToolFocus(root),
      created.stop,
    ]
    if (name !== null) stops.push(nameLandmarks(root, name))
    return () => {
      for (const stop of stops) stop()
    }
  }, [name])
  useLayoutEffect(() => {
    if (host.current !== null) applyTheme(style, host.current)
  }, [style])
  // Another name makes another screen, which has no marks yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => highlighter.current?.show(markedPaths), [markedPaths, name])
  // After the screen has been drawn, and only where it is not in sight.
  useEffect(() => {
    const [path = summaryId] = markedPaths
    const element = path === null ? null : container?.querySelector(`#${CSS.escape(path)}`)
    if (element != null && host.current !== null && !isInSight(element, host.current.parentElement))
      element.scrollIntoView({ block: 'center' })
  }, [container, markedPaths, summaryId])

  return (
    <div ref={host} className={styles.host} style={{ zoom }}>
      {container !== null && createPortal(children, container)}
    </div>
  )
}

/** The rules of every style sheet of this page but its letters, which the page itself loads. */
const rulesOf = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(rule => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')

const pageSheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * The page's own style sheets as one that a shadow root can take: what stands in there is styled as in the portal, and
 * what the tool and the customer's screen call alike stays apart.
 */
const pageSheet = (): CSSStyleSheet => {
  const made = pageSheets.get(document)
  if (made !== undefined) return made
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rulesOf(document.styleSheets))
  pageSheets.set(document, sheet)
  return sheet
}

/**
 * Keeps the focus in the tool: a replayed screen that takes the focus gives it back, unless support enters it with the pointer
 * or with Tab.
 */
const keepToolFocus = (root: ShadowRoot): (() => void) => {
  const stopping = new AbortController()
  let mayEnter = false
  const enters = (): void => {
    mayEnter = true
    setTimeout(() => {
      mayEnter = false
    })
  }
  const how = { capture: true, signal: stopping.signal }
  window.addEventListener('pointerdown', enters, how)
  window.addEventListener('mousedown', enters, how)
  window.addEventListener('keydown', event => event.key === 'Tab' && enters(), how)
  root.addEventListener(
    'focusin',
    event => {
      const { target, relatedTarget } = event as FocusEvent
      if (mayEnter || !(target instanceof HTMLElement)) return
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true })
      else target.blur()
    },
    how,
  )
  return () => stopping.abort()
}

const label = 'aria-label'

/**
 * Two screens of one customer side by side have landmarks of the same names: those with a name get one of
 * their own, also those that come later, and sections that have it from their heading become groups.
 * @param name of the screen ('eerste moment')
 */
const nameLandmarks = (root: ShadowRoot, name: string): (() => void) => {
  const change = (): void => {
    for (const landmark of root.querySelectorAll(`:is(nav, search, section)[${label}]:not([${label}$="(${name})"])`))
      landmark.setAttribute(label, `${landmark.getAttribute(label)} (${name})`)
    for (const section of root.querySelectorAll('section[aria-labelledby]:not([role])'))
      section.setAttribute('role', 'group')
  }
  change()
  const observer = new MutationObserver(change)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: [label] })
  return () => observer.disconnect()
}

type ScreenShadowRootProps = Readonly<{
  /** The tenant's, which colours what is within and nothing else. */
  style: TenantStyle
  /** Paths of questions to bring out, the first as the one that it is about. */
  markedPaths: readonly string[]
  /** The id of what the customer was shown, where that is no question. */
  summaryId: string | null
  /** How large: 1 as the customer's browser would, less for more of it. */
  zoom: number
  /** Its name where two screens of this customer show; null for a single one. */
  name: string | null
  /** What somebody pressed, or asked for by Enter. */
  onAsk: (target: Element) => void
  children: ReactNode
}>

/** Whether all of it can be seen, as far as its own scroller goes. */
const isInSight = (element: Element, scroller: Element | null): boolean => {
  if (scroller === null) return false
  const [it, within] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return it.top >= Math.max(0, within.top) && it.bottom <= Math.min(window.innerHeight, within.bottom)
}
