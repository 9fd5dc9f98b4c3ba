import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { afterPress } from '../afterPress'
import type { TypedControl } from '../control'
import { type Draft, nextDraft, noDraft, shownText } from './draft'

/** So long after the last key the text is committed (shared decision on the log: typed text is one event per commit). */
const commitDelay = 250

type Typed<A extends string | number> = Pick<TypedControl<A>, 'value' | 'onCommit' | 'onDraft' | 'typing'>

export type DraftField = Readonly<{
  text: string
  type: (text: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}>

/**
 * Text that is being typed. It is held only while it differs from the value and the field has the focus; leaving the field
 * (by mouse: at the click), Enter, 250 ms without a key and the field's disappearance commit it. What is equal to the value is not committed again.
 */
export const useDraft = <A extends string | number>(typed: Typed<A>): DraftField => {
  const [draft, setDraft] = useState<Draft<A>>(noDraft)
  const draftRef = useRef<Draft<A>>(draft)
  const typedRef = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    typedRef.current = typed
  })

  const change = useCallback((next: Draft<A>): void => {
    draftRef.current = next
    setDraft(next)
  }, [])

  const commit = useCallback((): void => {
    clearTimeout(timer.current)
    const { value, typing, onCommit, onDraft } = typedRef.current
    if (draftRef.current.kind !== 'typing') return
    const parsed = typing.read(draftRef.current.text)
    change(nextDraft(draftRef.current, { kind: 'committed', from: value, to: parsed }))
    if (parsed !== value) onCommit(parsed)
    onDraft?.(null)
  }, [change])

  useEffect(() => commit, [commit])

  const type = (text: string): void => {
    change(nextDraft(draftRef.current, { kind: 'typed', text }))
    typed.onDraft?.(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => afterPress(commit), commitDelay)
  }
  const onBlur = (): void =>
    afterPress(() => {
      commit()
      change(nextDraft(draftRef.current, { kind: 'left' }))
    })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  return { text: shownText(draft, typed.value, typed.typing.write), type, onBlur, onKeyDown }
}
