import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import { Spinner } from './Spinner'

/**
 * The portal's button in four kinds, with icons, a busy state that keeps its place and the focus, and the attributes to
 * open a popover or a part of the page.
 */
export const Button = (props: ButtonProps) => {
  const {
    children,
    onClick,
    kind = 'secondary',
    type = 'button',
    icon,
    iconAfter,
    busy = false,
    disabled,
    wide,
  } = props
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={props.ref}
      id={props.id}
      type={type}
      className={classNames(styles.button, styles[kind], wide && styles.wide)}
      onClick={click}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={props.ariaLabel}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      popoverTarget={props.popover}
      title={props.title}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {busy ? (
        <Spinner label={props.busyLabel} silent={props.busySilent} />
      ) : (
        iconAfter !== undefined && <Icon name={iconAfter} />
      )}
    </button>
  )
}

type ButtonProps = Readonly<{
  children: ReactNode
  /** For a link within the page that leads to it. */
  id?: string
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  type?: 'button' | 'submit'
  icon?: IconName
  iconAfter?: IconName
  /** Its action is running: it keeps its place and the focus, and ignores clicks. */
  busy?: boolean
  /** The spinner's label, for screen readers. */
  busyLabel?: string | undefined
  /** Whether the page announces the action elsewhere. */
  busySilent?: boolean | undefined
  disabled?: boolean
  /** Only where the visible words do not say it all; it starts with those words. */
  ariaLabel?: string
  wide?: boolean
  /** For a button that opens and closes another part of the page, whose id is `controls`. */
  expanded?: boolean
  controls?: string
  /** The id of the popover that it opens and closes. */
  popover?: string
  /** The tooltip of a button that is only an icon. */
  title?: string
  ref?: Ref<HTMLButtonElement>
}>
