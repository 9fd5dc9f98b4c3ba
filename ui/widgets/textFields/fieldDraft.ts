/**
 * The state of a text field while typing (none, typing, committed), its next state, and the text that it shows. A pure
 * reducer: `useDraft` has the timer.
 */
export type FieldDraft<A> = Readonly<
  | { kind: 'none' }
  | { kind: 'typing'; text: string }
  /** Committed while typing: the text stays as typed while the value is `to`, or still `from`. */
  | { kind: 'committed'; text: string; from: A; to: A }
>

type FieldDraftEvent<A> = Readonly<
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
