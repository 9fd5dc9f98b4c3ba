import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../widgets/Button'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { type LinkComponent, PlainLink } from '../page/link'
import styles from './SideNavigation.module.css'

export type NavigationItem = Readonly<{
  key: string
  title: string
  state: 'finished' | 'current' | 'waiting'
  /** Given to earlier steps alone: those are links. */
  href?: string | undefined
  onOpen?: (() => void) | undefined
  /** How many of its questions are still to be answered. */
  left?: number | undefined
  /** What says so under the title ('2 vragen open'), in the place of the number beside it. */
  note?: string | undefined
  /** The chapter that begins with it. */
  chapter?: string | undefined
}>

type SideNavigationProps = Readonly<{
  items: readonly NavigationItem[]
  /** The way on to where one had come before, for who went back. */
  ahead?: Readonly<{ label: string; href: string }> | undefined
  as?: LinkComponent
}>

/** Of a step that was passed and in which something is still open: by its place it is finished (STEP-09). */
const passedWords = 'nog niet compleet'
const stateWords = { finished: 'afgerond', current: 'huidige stap', waiting: 'volgt nog' } as const

/** The steps in order. Finished, current and waiting differ by icon, weight and colour, and in words for a screen reader. */
export const SideNavigation = ({ items, ahead, as: Link = PlainLink }: SideNavigationProps) => (
  <>
    {ahead !== undefined && (
      <p className={styles.ahead}>
        <Link className={styles.onTo} href={ahead.href}>
          {ahead.label}
          <Icon name="forward" />
        </Link>
      </p>
    )}
    <Steps items={items} as={Link} />
  </>
)

/** In pixels from the top of the window. */
const middleOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

const Steps = ({ items, as: Link }: { items: readonly NavigationItem[]; as: LinkComponent }) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const nav = useRef<HTMLElement>(null)
  const current = useRef<HTMLLIElement>(null)
  const currentKey = items.find(item => item.state === 'current')?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that does not fit follows the step; only the list moves, not the page
  useEffect(() => {
    const [list, item] = [nav.current, current.current]
    if (list === null || item === null) return
    // It gets its size after this, and another one as the page is scrolled.
    const sized = new ResizeObserver(() => {
      // Whoever goes through the list by keyboard keeps in sight where he is: the link itself, not the chapter above it.
      list.scrollTop += middleOf(list.querySelector(':focus') ?? item) - middleOf(list)
    })
    sized.observe(list)
    return () => sized.disconnect()
  }, [currentKey])
  return (
    <nav
      className={styles.navigation}
      aria-label="Stappen"
      data-open={open}
      data-step={currentKey}
      ref={nav}
      // A list that may scroll and has no link yet must be reachable by the keyboard.
      tabIndex={items.some(item => item.href !== undefined) ? undefined : 0}
    >
      {/* Seen only where the list has no place beside the questions. */}
      <div className={styles.opener}>
        <Button kind="secondary" iconAfter="down" expanded={open} controls={listId} onClick={() => setOpen(!open)}>
          {open ? 'Stappen verbergen' : 'Alle stappen tonen'}
        </Button>
      </div>
      <ol className={styles.list} id={listId}>
        {items.map(item => (
          <li
            key={item.key}
            className={styles.item}
            data-state={item.state}
            data-left={(item.left ?? 0) > 0}
            ref={item.state === 'current' ? current : undefined}
          >
            {item.chapter !== undefined && <p className={styles.chapter}>{item.chapter}</p>}
            <Step item={item} as={Link} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Step = ({ item, as: Link }: { item: NavigationItem; as: LinkComponent }) => {
  const { title, state, href, onOpen, note, left = 0 } = item
  const isPassed = state === 'finished' && left > 0
  const content = (
    <>
      <span className={styles.sign}>{state === 'finished' && !isPassed && <Icon name="check" />}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <VisuallyHidden>, {isPassed ? passedWords : stateWords[state]}</VisuallyHidden>
        {note !== undefined && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <span className={styles.note}>{note}</span>
          </>
        )}
      </span>
      {left > 0 && note === undefined && (
        <span className={styles.left}>
          <VisuallyHidden>, </VisuallyHidden>
          nog {left}
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
    <Link className={styles.step} href={href} onClick={onOpen}>
      {content}
    </Link>
  )
}
