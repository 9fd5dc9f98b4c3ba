import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { afterPress } from '../afterPress'
import type { TypedControl } from '../control'
import { undoKeyOf } from '../undoKeyOf'
import { caretPosition, type EditHistory, recordEdit, stepEditHistory } from './editHistory'
import { draftText, type FieldDraft, nextFieldDraft, noFieldDraft } from './fieldDraft'

/** So long after the last key the text is committed (shared decision on the log: typed text is one event per commit). */
const commitDelay = 250

type Typed<A extends string | number> = Pick<
  TypedControl<A>,
  'value' | 'value$' | 'onCommit' | 'onDraft' | 'typing'
> & {
  /** Told of every text that comes to stand in the field. */
  readonly onText?: (text: string) => void
}

const valueNow = <A extends string | number>({ value, value$ }: Typed<A>): A =>
  value$ === undefined ? value : value$.value

export type DraftField<E> = Readonly<{
  ref: RefObject<E | null>
  /** What the field begins with. */
  defaultValue: string
  /** What is in the field. */
  text: () => string
  type: (text: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}>

/**
 * Text that is being typed. The field belongs to the browser: a key renders nothing, nor does the answer that it becomes
 * where the field follows that by itself, and a value that comes from elsewhere (prefill, undo, another tab) is put into it
 * where it is to be shown. The text is held only while it differs from the
 * value and the field has the focus; leaving the field (by mouse: at the click), Enter, 250 ms without a key and the
 * field's disappearance commit it. What is equal to the value is not committed again, unless the text says another one.
 * The browser's own undo knows nothing of texts that were put here, so the field takes back by itself what was typed since
 * it was entered.
 */
export const useDraft = <A extends string | number, E extends HTMLInputElement | HTMLTextAreaElement>(
  typed: Typed<A>,
): DraftField<E> => {
  const ref = useRef<E>(null)
  const draft = useRef<FieldDraft<A>>(noFieldDraft)
  const history = useRef<EditHistory | null>(null)
  const typedRef = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [, render] = useReducer((times: number) => times + 1, 0)

  const text = useCallback((): string => {
    return draftText(draft.current, valueNow(typedRef.current), typedRef.current.typing.write)
  }, [])

  const show = useCallback((): void => {
    const field = ref.current
    const shown = text()
    if (field !== null && field.value !== shown) field.value = shown
    typedRef.current.onText?.(shown)
  }, [text])

  useLayoutEffect(() => {
    typedRef.current = typed
    show()
  })

  const commit = useCallback((): void => {
    clearTimeout(timer.current)
    const { typing, onCommit, onDraft } = typedRef.current
    const value = valueNow(typedRef.current)
    if (draft.current.kind !== 'typing') return
    const { text: said } = draft.current
    const parsed = typing.read(said)
    draft.current = nextFieldDraft(draft.current, { kind: 'committed', from: value, to: parsed })
    if (parsed !== value || typing.isOther(said)) onCommit(parsed)
    onDraft?.(null)
  }, [])

  useEffect(() => commit, [commit])

  const { value$ } = typed
  useEffect(() => {
    const following = value$?.subscribe(show)
    return () => following?.unsubscribe()
  }, [value$, show])

  const put = useCallback(
    (next: string): void => {
      draft.current = nextFieldDraft(draft.current, { kind: 'typed', text: next })
      show()
      typedRef.current.onDraft?.(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPress(commit), commitDelay)
    },
    [show, commit],
  )
  /** Null too where another value came into the field since. */
  const typedHere = useCallback(
    (): EditHistory | null => (history.current?.text === text() ? history.current : null),
    [text],
  )
  const type = (next: string): void => {
    history.current = recordEdit(typedHere(), text(), next)
    put(next)
  }
  useEffect(() => {
    const field = ref.current
    if (field === null) return
    const step = (event: Event, way: 'undo' | 'redo'): void => {
      event.preventDefault()
      const before = typedHere()
      if (before === null) return
      const after = stepEditHistory(before, way)
      history.current = after
      if (after === before) return
      put(after.text)
      // Of e-mail addresses the browser tells no caret.
      if (field.selectionStart === null) return
      const caret = caretPosition(before.text, after.text)
      field.setSelectionRange(caret, caret)
    }
    const onKey = (event: Event): void => {
      const way = event instanceof KeyboardEvent ? undoKeyOf(event) : null
      // Where nothing was typed since the field was entered they are for what was done before.
      if (way !== null && typedHere() !== null) step(event, way)
    }
    const onInput = (event: Event): void => {
      if (!(event instanceof InputEvent)) return
      if (event.inputType === 'historyUndo') step(event, 'undo')
      if (event.inputType === 'historyRedo') step(event, 'redo')
    }
    field.addEventListener('keydown', onKey)
    field.addEventListener('beforeinput', onInput)
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('beforeinput', onInput)
    }
  }, [put, typedHere])
  const onBlur = (): void =>
    afterPress(() => {
      commit()
      draft.current = nextFieldDraft(draft.current, { kind: 'left' })
      history.current = null
      // With the value that the commit made, which may be on its way here.
      if (value$ === undefined) render()
      else show()
    })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  return { ref, defaultValue: typed.typing.write(typed.value), text, type, onBlur, onKeyDown }
}
