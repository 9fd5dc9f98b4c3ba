/** The props that all form controls share, and the ids of the texts that belong to a control. */

import type { ReactNode } from 'react'
import type { InputFormat } from '../../domain/engine/kinds/kinds'
import type { NumberOrText } from '../../domain/format/amount'
import type { Stream } from '../../events/stream'

/**
 * The contract of every input: it shows `value` and hands over a new one.
 *
 * - `id`: of the element that the error summary links to; the ids of help and error follow from it;
 * - `about`: tells it from others with the same label, for screen readers;
 * - `required`: true is told to screen readers, false is told to everyone ('niet verplicht'), absent says nothing;
 * - `error`: the message as the customer reads it, shown as soon as it is given and gone as soon as it is not;
 * - `reason`: under the error, why an answer that is there is wrong;
 * - `onCommit`: a whole answer. Choices at once; typed text on leaving the field, on Enter and 250 ms after the last key;
 * - `onDraft`: the text that is being typed and is not committed yet, null when there is none any more.
 */
export type Control<A> = Readonly<{
  id: string
  label: string
  about?: string | undefined
  help?: string | undefined
  error?: string | undefined
  reason?: string | undefined
  /** What changed the answer (another answer, rounding), in words; shows until the next answer. */
  consequence?: string | undefined
  /** A line that says where the answer came from, in an element with `provenanceLineId`. */
  provenanceLine?: ReactNode | undefined
  /** What is asked back of the answer, and what it says in words, in an element with `doubtLineId`. */
  doubtLine?: ReactNode | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  value: A
  onCommit: (value: A) => void
  onDraft?: ((text: string | null) => void) | undefined
}>

/**
 * What a field for typing takes besides: how its text is read and written, which the kind of question says; hints for the
 * browser, and an example that is shown while it is empty.
 */
export type TypedControl<A extends string | number> = Control<A> &
  Readonly<{
    typing: InputFormat<A>
    /** The value over time, where the field is to follow it by itself; `value` is then what it began with. */
    value$?: Stream<A> | undefined
    autoComplete?: string | undefined
    autoCapitalize?: 'none' | 'words' | 'characters' | undefined
    /** The label of the Enter key on a touch keyboard; Enter commits the answer. */
    enterKeyHint?: 'done' | 'next' | undefined
    placeholder?: string | undefined
  }>

export type NumberControl = TypedControl<NumberOrText>

export type ControlOption<A> = Readonly<{ value: A; label: string; help?: string | undefined }>

export const helpId = (id: string): string => `${id}-help`
export const errorId = (id: string): string => `${id}-error`
export const doubtLineId = (id: string): string => `${id}-asked`
export const provenanceLineId = (id: string): string => `${id}-origin`

/** The ids for aria-describedby: help first, then where it came from, what is asked back and what is wrong; undefined when there is none. */
export const describedBy = ({
  id,
  help,
  error,
  provenanceLine,
  doubtLine,
}: Pick<Control<unknown>, 'id' | 'help' | 'error' | 'provenanceLine' | 'doubtLine'>): string | undefined => {
  const ids = [
    help === undefined ? '' : helpId(id),
    provenanceLine === undefined ? '' : provenanceLineId(id),
    doubtLine === undefined ? '' : doubtLineId(id),
    error === undefined ? '' : errorId(id),
  ].filter(part => part !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}
