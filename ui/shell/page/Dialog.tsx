import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Actions } from '../../widgets/Actions'
import styles from './Dialog.module.css'
import { registerDialog } from './openDialogs'

/**
 * A modal dialog with a title, content and buttons: the platform's own, which keeps the focus in, gives it back, and
 * makes the rest of the page inert.
 */
export const Dialog = ({ open, title, actions, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null || !open) return
    element.showModal()
    const closed = registerDialog(element)
    return () => {
      closed()
      element.close()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
    >
      {open && (
        <>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </>
      )}
    </dialog>
  )
}

type DialogProps = Readonly<{
  open: boolean
  title: string
  /** The buttons, the one that is meant first; absent where a form within has its own. */
  actions?: ReactNode
  /** Escape; the caller closes it by `open`. Absent when a choice must be made. */
  onClose?: (() => void) | undefined
  children: ReactNode
}>
