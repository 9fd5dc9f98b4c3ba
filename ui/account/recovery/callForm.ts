/**
 * Reducer of an account recovery form that makes one call: typing, its rules on submit, and the office's refusal by field;
 * returns effects to send, notify, focus and finish.
 */
import type { CallFault } from '../../../events/effects/calls/http'
import {
  type FieldMessages,
  type FieldTexts,
  type FieldVerdicts,
  type FormState,
  firstInvalidField,
  formErrors,
  initialForm,
  officeMessages,
  typeInField,
} from '../../accountForms/formState'
import { troubleText } from '../../accountForms/troubleText'

/** A form of the account that comes down to one call: its rules, and what is said. */
export interface CallForm<F extends string> {
  /** The fields as they begin, in the order of the screen. */
  readonly open: FieldTexts<F>
  readonly verdicts: (fields: FieldTexts<F>) => FieldVerdicts<F>
  /** The alert when the rules refuse what is to be sent; null where the fields say enough. */
  readonly alerted?: (fields: FieldTexts<F>) => string | null
  /** The office's own names of fields, where they are not ours. */
  readonly known?: ReadonlyMap<string, F>
  readonly failed: string
  /** What to look at when the office refuses and names no field. */
  readonly check: string
}

export type CallMessage<F extends string> =
  | { readonly tag: 'typed'; readonly field: F; readonly text: string }
  | { readonly tag: 'submitted' }
  | { readonly tag: 'done' }
  | { readonly tag: 'failed'; readonly fault: CallFault }

export type CallEffect<F extends string> =
  | { readonly tag: 'send'; readonly fields: FieldTexts<F> }
  | { readonly tag: 'focus'; readonly field: F }
  | { readonly tag: 'notify'; readonly text: string }
  | { readonly tag: 'finish' }

type CallStep<F extends string> = readonly [FormState<F>, readonly CallEffect<F>[]]

export const initialCallForm = <F extends string>({ open }: CallForm<F>): CallStep<F> => [initialForm(open), []]

/** What is wrong with each field: by the rules after a submit, else what the office said. */
export const callErrors = <F extends string>({ verdicts }: CallForm<F>, form: FormState<F>): FieldMessages<F> =>
  formErrors(form, verdicts(form.fields))

const submit = <F extends string>({ verdicts, alerted }: CallForm<F>, form: FormState<F>): CallStep<F> => {
  if (form.busy) return [form, []]
  const { fields } = form
  const wrong = firstInvalidField(form, verdicts(fields))
  const submitted: FormState<F> = { ...form, submitted: true, trouble: null }
  if (wrong === null)
    return [{ ...submitted, officeErrors: initialForm(fields).officeErrors, busy: true }, [{ tag: 'send', fields }]]
  const text = alerted?.(fields) ?? null
  return [submitted, [...(text === null ? [] : [{ tag: 'notify', text } as const]), { tag: 'focus', field: wrong }]]
}

const fail = <F extends string>(
  { failed, check, known }: CallForm<F>,
  form: FormState<F>,
  fault: CallFault,
): CallStep<F> => {
  const { officeErrors, first, general } = officeMessages(fault, form, known)
  const trouble = general ?? (first === null ? troubleText(fault, check) : null)
  const focus: readonly CallEffect<F>[] = first === null ? [] : [{ tag: 'focus', field: first }]
  return [{ ...form, busy: false, officeErrors, trouble }, [{ tag: 'notify', text: failed }, ...focus]]
}

/** One step of such a form: what it becomes, and what is to be done. */
export const updateCall =
  <F extends string>(call: CallForm<F>) =>
  (form: FormState<F>, message: CallMessage<F>): CallStep<F> => {
    switch (message.tag) {
      case 'typed':
        return [typeInField(form, message.field, message.text), []]
      case 'submitted':
        return submit(call, form)
      case 'done':
        // It stays busy: the screen is on its way out, and nothing is to be sent twice.
        return [form, [{ tag: 'finish' }]]
      case 'failed':
        return fail(call, form, message.fault)
    }
  }
