import { useEffect, useState } from 'react'
import { listTexts } from '../../../domain/texts/listTexts'
import { Button } from '../Button'
import styles from './ListPager.module.css'
import { itemsPerPage, type ListPage } from './listPages'
import { nameWithin } from './nameWithin'

/**
 * Under a list of several pages: which items are shown, and buttons to the previous and next page, which move the focus
 * to its start.
 */
export const ListPager = ({ shown: { count, page, from, to }, onPage, start, within = null }: ListPagerProps) => {
  const [turnedTo, setTurnedTo] = useState<number | null>(null)
  useEffect(() => {
    if (turnedTo === null) return
    const first = start()
    first?.scrollIntoView({ block: 'start' })
    first?.focus({ preventScroll: true })
    setTurnedTo(null)
  }, [turnedTo, start])
  if (to - from >= count) return null
  const turnTo = (wanted: number): void => {
    onPage(wanted)
    setTurnedTo(wanted)
  }
  const [previous, next] = [listTexts.previous(itemsPerPage), listTexts.next(Math.min(itemsPerPage, count - to), count)]
  return (
    <div className={`row ${styles.pager} screenOnly`}>
      <p className={styles.range}>{listTexts.range(from + 1, to, count)}</p>
      {page > 0 && (
        <Button kind="quiet" icon="up" onClick={() => turnTo(page - 1)} ariaLabel={nameWithin(previous, within)}>
          {previous}
        </Button>
      )}
      {to < count && (
        <Button kind="quiet" icon="down" onClick={() => turnTo(page + 1)} ariaLabel={nameWithin(next, within)}>
          {next}
        </Button>
      )}
    </div>
  )
}

type ListPagerProps = Readonly<{
  shown: ListPage
  onPage: (page: number) => void
  /** What takes the focus at the top of the page that was turned to. */
  start: () => HTMLElement | null | undefined
  /** The name of the enclosing item ('Hypotheek 1'), because other items have such a list too. */
  within?: string | null
}>
