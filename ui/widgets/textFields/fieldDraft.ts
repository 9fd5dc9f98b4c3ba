/** What a field remembers of typing; `text` null means that it shows the value. Pure: the clock is useDraft's. */
export type FieldDraft<A> = Readonly<
  | { kind: 'none' }
  | { kind: 'typing'; text: string }
  /** Committed in the middle of typing: the text stays as typed while the value is the one it became, or is not there yet. */
  | { kind: 'committed'; text: string; from: A; to: A }
>

export type FieldDraftEvent<A> = Readonly<
  { kind: 'typed'; text: string } | { kind: 'committed'; from: A; to: A } | { kind: 'left' }
>

export const noFieldDraft: FieldDraft<never> = { kind: 'none' }

export const nextFieldDraft = <A>(draft: FieldDraft<A>, event: FieldDraftEvent<A>): FieldDraft<A> => {
  switch (event.kind) {
    case 'typed':
      return { kind: 'typing', text: event.text }
    case 'committed':
      return draft.kind === 'typing' ? { kind: 'committed', text: draft.text, from: event.from, to: event.to } : draft
    case 'left':
      return noFieldDraft
  }
}

/** The text in the field. A value that changed meanwhile (prefill, undo) wins from text that was committed already. */
export const draftText = <A>(draft: FieldDraft<A>, value: A, format: (value: A) => string): string => {
  switch (draft.kind) {
    case 'none':
      return format(value)
    case 'typing':
      return draft.text
    case 'committed':
      return value === draft.to || value === draft.from ? draft.text : format(value)
  }
}
