/**
 * Hides its children for a moment, then restores focus, caret and scroll position; a class, for
 * `getSnapshotBeforeUpdate`.
 */
import { Component, type ReactNode } from 'react'

type PreserveWhileHiddenProps = Readonly<{ isHidden: boolean; children: ReactNode }>

/** What the customer was at: the control with the focus, its caret, and the part of the page in sight. */
interface Work {
  readonly focused: Element | null
  readonly caret: readonly [number, number] | null
  readonly left: number
  readonly top: number
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const workNow = (): Work => {
  const focused = document.activeElement
  // Null of a control without a caret.
  const [start, end] = isText(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null]
  const caret = start === null || end === null ? null : ([start, end] as const)
  return { focused, caret, left: window.scrollX, top: window.scrollY }
}

const goOn = ({ focused, caret, left, top }: Work): void => {
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  if (isText(focused) && caret !== null) focused.setSelectionRange(...caret)
  window.scrollTo({ left, top, behavior: 'instant' })
}

export class PreserveWhileHidden extends Component<PreserveWhileHiddenProps> {
  private work: Work | null = null

  override getSnapshotBeforeUpdate(before: PreserveWhileHiddenProps): null {
    if (!before.isHidden && this.props.isHidden) this.work = workNow()
    return null
  }

  override componentDidUpdate(before: PreserveWhileHiddenProps): void {
    if (before.isHidden && !this.props.isHidden && this.work !== null) goOn(this.work)
  }

  override render(): ReactNode {
    const { isHidden, children } = this.props
    return <div hidden={isHidden}>{children}</div>
  }
}
