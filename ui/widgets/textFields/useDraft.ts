import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { afterPress } from '../afterPress'
import type { TypedControl } from '../control'
import { undoKeyOf } from '../undoKeyOf'
import { caretPosition, type EditHistory, recordEdit, stepEditHistory } from './editHistory'
import { draftText, type FieldDraft, nextFieldDraft, noFieldDraft } from './fieldDraft'

/**
 * Holds the text that is being typed in a field until it is committed as the answer. The input is uncontrolled: a key
 * renders nothing, and a value from elsewhere (prefill, undo, another tab) is written into it.
 * Leaving the field (by mouse: at the click), Enter, 250 ms without a key and unmounting commit the text. A text that
 * equals the value is not committed, unless it reads as another one. The browser's undo does not know texts that were
 * written here, so the field has an undo history of its own since it got the focus.
 */
export const useDraft = <A extends string | number, E extends HTMLInputElement | HTMLTextAreaElement>(
  typed: DraftOptions<A>,
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
    const { text: draftedText } = draft.current
    const parsed = typing.read(draftedText)
    draft.current = nextFieldDraft(draft.current, { kind: 'committed', from: value, to: parsed })
    if (parsed !== value || typing.isOther(draftedText)) onCommit(parsed)
    onDraft?.(null)
  }, [])

  useEffect(() => commit, [commit])

  const { value$ } = typed
  useEffect(() => {
    const subscription = value$?.subscribe(show)
    return () => subscription?.unsubscribe()
  }, [value$, show])

  const setText = useCallback(
    (next: string): void => {
      draft.current = nextFieldDraft(draft.current, { kind: 'typed', text: next })
      show()
      typedRef.current.onDraft?.(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPress(commit), commitDelay)
    },
    [show, commit],
  )
  /** Null also where another value was written into the field since. */
  const currentHistory = useCallback(
    (): EditHistory | null => (history.current?.text === text() ? history.current : null),
    [text],
  )
  const type = (next: string): void => {
    history.current = recordEdit(currentHistory(), text(), next)
    setText(next)
  }
  useEffect(() => {
    const field = ref.current
    if (field === null) return
    const step = (event: Event, direction: 'undo' | 'redo'): void => {
      event.preventDefault()
      const before = currentHistory()
      if (before === null) return
      const after = stepEditHistory(before, direction)
      history.current = after
      if (after === before) return
      setText(after.text)
      // Of e-mail addresses the browser tells no caret.
      if (field.selectionStart === null) return
      const caret = caretPosition(before.text, after.text)
      field.setSelectionRange(caret, caret)
    }
    const onKey = (event: Event): void => {
      const direction = event instanceof KeyboardEvent ? undoKeyOf(event) : null
      // Without typed text the keys undo the survey's last action.
      if (direction !== null && currentHistory() !== null) step(event, direction)
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
  }, [setText, currentHistory])
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

/** So long after the last key the text is committed (shared decision on the log: typed text is one event per commit). */
const commitDelay = 250

type DraftOptions<A extends string | number> = Pick<
  TypedControl<A>,
  'value' | 'value$' | 'onCommit' | 'onDraft' | 'typing'
> & {
  /** Called with every text that the field shows. */
  readonly onText?: (text: string) => void
}

const valueNow = <A extends string | number>({ value, value$ }: DraftOptions<A>): A =>
  value$ === undefined ? value : value$.value

type DraftField<E> = Readonly<{
  ref: RefObject<E | null>
  /** What the field begins with. */
  defaultValue: string
  /** What is in the field. */
  text: () => string
  type: (text: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}>
