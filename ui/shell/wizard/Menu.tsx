import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { menuTexts } from '../../../domain/texts/menuTexts'
import { Button } from '../../widgets/Button'
import { menuId } from '../page/accountContext'
import styles from './Menu.module.css'

/**
 * The button and menu 'Meer' of the wizard. The browser closes it at Escape and at a press outside, and gives the focus
 * back; a choice closes it too.
 * Its content is rendered only while it is open.
 */
export const Menu = ({ children }: { readonly children: ReactNode }) => {
  const button = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onBeforeToggle = ({ newState }: ToggleEvent): void => {
    if (newState !== 'open') return
    setOpen(true)
    const rect = button.current?.getBoundingClientRect()
    if (rect === undefined) return
    panel.current?.style.setProperty('--above', `${window.innerHeight - rect.top}px`)
    panel.current?.style.setProperty('--end', `${document.documentElement.clientWidth - rect.right}px`)
  }
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') panel.current?.querySelector<HTMLElement>('a, button, summary')?.focus()
    else setOpen(false)
  }
  useEffect(() => {
    const element = panel.current
    if (element === null) return
    // Before the choice is made: a dialog that it opens gives the focus back to where that is then.
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && isChoice(target)) element.hidePopover()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover()
    }
    element.addEventListener('click', onClick, true)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('click', onClick, true)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return (
    <>
      <span className={styles.opener} ref={button}>
        <Button iconAfter="up" popover={menuId}>
          {menuTexts.more}
        </Button>
      </span>
      <div
        popover="auto"
        id={menuId}
        // A press between its choices leaves the focus within.
        tabIndex={-1}
        className={`frame ${styles.panel}`}
        ref={panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen && children}
      </div>
    </>
  )
}

/** What opens and closes within the menu, and leaves it open. */
const staysOpen = 'details, [aria-expanded]'

const isChoice = (target: Element): boolean => {
  const control = target.closest('a, button')
  return control !== null && (control.matches('a') || control.closest(staysOpen) === null)
}
