import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../../widgets/classNames'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { type LinkComponent, type LinkProps, PlainLink } from '../page/PlainLink'
import styles from './SideNavigation.module.css'
import { useIsLowWindow } from './useIsLowWindow'

/**
 * The steps beside the questions, each with its state and how many questions are left, earlier ones as links; one Tab
 * stop, arrow keys; chapters fold in a low window.
 */
export const SideNavigation = ({ items, as: Link = PlainLink, roomy = false }: SideNavigationProps) => {
  const isLow = useIsLowWindow() && !roomy
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const current = items.find(({ state }) => state === 'current')
  const hasFolds = isLow && items.some(({ chapter }) => chapter !== undefined)
  const isOpen = (chapter: string | undefined): boolean =>
    !hasFolds || chapter === undefined || chapter === current?.chapter || opened.has(chapter)
  const begins = (at: number): boolean =>
    items[at]?.chapter !== undefined && items[at]?.chapter !== items[at - 1]?.chapter
  const rows = items.map((item, at) => ({ item, begins: begins(at), isOpen: isOpen(item.chapter) }))
  const keys = rows.flatMap(row => [
    ...(row.begins && hasFolds && row.item.chapter !== current?.chapter ? [`chapter ${row.item.chapter}`] : []),
    ...(row.isOpen && row.item.href !== undefined ? [row.item.key] : []),
  ])
  const links = rows.filter(row => row.isOpen && row.item.href !== undefined).map(row => row.item.key)
  const stop = last !== null && keys.includes(last) ? last : (links.at(-1) ?? keys[0])
  const stopAt = (key: string) => ({ tabIndex: key === stop ? 0 : -1, onFocus: () => setLast(key), onKeyDown: onArrow })
  const toggle = (chapter: string): void => {
    const next = new Set(opened)
    if (!next.delete(chapter)) next.add(chapter)
    setOpened(next)
  }
  return (
    <nav className={classNames(styles.navigation, roomy && styles.roomy)} aria-label="Stappen" data-step={current?.key}>
      <ol>
        {rows.map(({ item, begins: isFirst, isOpen: shows }) => {
          const { key, chapter, state, left = 0 } = item
          if (!isFirst && !shows) return null
          return (
            <li key={key} data-state={state} data-left={left > 0}>
              {isFirst &&
                chapter !== undefined &&
                (hasFolds && chapter !== current?.chapter ? (
                  <button
                    type="button"
                    className={styles.chapter}
                    aria-expanded={shows}
                    onClick={() => toggle(chapter)}
                    {...stopAt(`chapter ${chapter}`)}
                  >
                    {chapter} <Icon name={shows ? 'up' : 'down'} />
                  </button>
                ) : (
                  <p className={styles.chapter}>{chapter}</p>
                ))}
              {shows && <Step item={item} as={Link} stop={stopAt(key)} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export type NavigationItem = Readonly<{
  key: string
  title: string
  state: 'finished' | 'current' | 'waiting'
  /** Given to earlier steps alone: those are links. */
  href?: string | undefined
  /** How many of its questions are still to be answered. */
  left?: number | undefined
  chapter?: string | undefined
}>

type SideNavigationProps = Readonly<{
  items: readonly NavigationItem[]
  as?: LinkComponent
  /** Rows high enough for a finger, and every chapter open: it stands in a menu that scrolls. */
  roomy?: boolean
}>

/** Of a step that was passed and in which something is still open: by its place it is finished (STEP-09). */
const passedWords = 'nog niet compleet'
const stateWords = { finished: 'afgerond', current: 'huidige stap', waiting: 'volgt nog' } as const

/** How far an arrow goes in the list; null for another key. */
const targetOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

const stops = 'a[href], button'

/** Moves among what can be pressed in the list, which Tab stops at once. */
const onArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>(stops) ?? [])]
  const at = all.indexOf(event.currentTarget)
  const to = at === -1 ? null : targetOf(event.key, at, all.length)
  if (to === null) return
  event.preventDefault()
  all[to]?.focus()
}

type StepProps = Readonly<{
  item: NavigationItem
  as: LinkComponent
  stop: Pick<LinkProps, 'tabIndex' | 'onFocus' | 'onKeyDown'>
}>

const Step = ({ item, as: Link, stop }: StepProps) => {
  const { title, state, href, left = 0 } = item
  const isPassed = state === 'finished' && left > 0
  const content = (
    <>
      <span className={styles.sign}>{state === 'finished' && !isPassed && <Icon name="check" />}</span>
      <span className={styles.title}>
        {title}
        <VisuallyHidden>, {isPassed ? passedWords : stateWords[state]}</VisuallyHidden>
      </span>
      {left > 0 && (
        <span className={styles.left}>
          <VisuallyHidden>, nog </VisuallyHidden>
          {left}
          <VisuallyHidden> {left === 1 ? 'vraag' : 'vragen'}</VisuallyHidden>
        </span>
      )}
    </>
  )
  if (href === undefined)
    return (
      <span className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
        {content}
      </span>
    )
  return (
    <Link className={styles.step} href={href} {...stop}>
      {content}
    </Link>
  )
}
