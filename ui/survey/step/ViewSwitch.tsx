import { useContext, useEffect, useId, useRef } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { calmSwitch } from '../../../domain/texts/wizardTexts'
import { Switch } from '../../widgets/chosen/Switch'
import { usePortal } from '../portal'
import styles from './ViewSwitch.module.css'
import { ViewContext } from './viewContext'

const isQuestion = (catalogue: Catalogue, id: string): boolean => slotAddress(catalogue, id) !== null

/** The question that an element stands in. */
const questionAround = (catalogue: Catalogue, element: Element): string | null => {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.id !== '' && isQuestion(catalogue, at.id)) return at.id
  return null
}

/** The first question in sight, for who has been at none. */
const questionInSight = (catalogue: Catalogue): string | null =>
  [...document.querySelectorAll('main [id]')].find(
    one => isQuestion(catalogue, one.id) && one.getBoundingClientRect().bottom > 0,
  )?.id ?? null

/** All of a step, or a question at a time: either way at any moment, with the question that one was at. */
export const ViewSwitch = () => {
  const { catalogue } = usePortal()
  const view = useContext(ViewContext)
  const help = useId()
  const last = useRef<string | null>(null)
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      if (target instanceof Element) last.current = questionAround(catalogue, target) ?? last.current
    }
    document.addEventListener('focusin', follow)
    // In Safari a choice that is pressed does not get the focus.
    document.addEventListener('input', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('input', follow)
    }
  }, [catalogue])
  if (view === null) return null
  const choose = (calm: boolean): void => {
    const there = last.current !== null && document.getElementById(last.current) !== null
    view.choose(calm, there ? last.current : questionInSight(catalogue))
  }
  return (
    <Switch small on={view.calm} onSwitch={choose} className={styles.switch} describedBy={help}>
      {calmSwitch.name}
      <span className={styles.help} id={help}>
        {calmSwitch.help}
      </span>
    </Switch>
  )
}
