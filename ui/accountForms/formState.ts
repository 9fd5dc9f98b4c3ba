/**
 * The state type of every account form (texts, submitted, busy, trouble, the office's messages), with functions for
 * typing, the errors that show, the first invalid field, and the messages by field of a refused call.
 */
import type { AccountFieldError } from '../../domain/rules/accountErrors'
import type { CallFault } from '../../events/effects/calls/http'
import { fieldErrors } from '../../events/effects/wire/fieldErrors'

/** The texts of a form's fields, in the order of the screen. */
export type FieldTexts<F extends string> = Readonly<Record<F, string>>
export type FieldMessages<F extends string> = Readonly<Partial<Record<F, string>>>

/**
 * The state of every account form. `officeErrors`: the office's message of a field, until the customer changes it.
 * `trouble`: what went wrong and what to do; it stays in sight under the fields, where an alert goes after three seconds.
 */
export interface FormState<F extends string> {
  readonly fields: FieldTexts<F>
  readonly officeErrors: FieldMessages<F>
  readonly submitted: boolean
  readonly busy: boolean
  readonly trouble: string | null
}

/** What the rules say of each field. */
export type FieldVerdicts<F extends string> = Readonly<Record<F, AccountFieldError>>

export const initialForm = <F extends string>(fields: FieldTexts<F>): FormState<F> => ({
  fields,
  // No field is named in it; the compiler cannot know that for keys of type F.
  officeErrors: {} as FieldMessages<F>,
  submitted: false,
  busy: false,
  trouble: null,
})

/** The names of the fields in the order of the screen: the order in which their texts were first written down. */
const namesOf = <F extends string>(fields: FieldTexts<F>): readonly F[] =>
  // A record of exactly these keys; Object.keys forgets which.
  Object.keys(fields) as F[]

/** What the customer types takes away what the office said of that field. */
export const typeInField = <F extends string>(form: FormState<F>, field: F, text: string): FormState<F> => {
  const officeErrors: Partial<Record<F, string>> = { ...form.officeErrors }
  delete officeErrors[field]
  return { ...form, officeErrors, fields: { ...form.fields, [field]: text } }
}

/** What is wrong with each field: by the rules after a submit, else what the office said. */
export const formErrors = <F extends string>(form: FormState<F>, verdicts: FieldVerdicts<F>): FieldMessages<F> => {
  const errors: Partial<Record<F, string>> = {}
  for (const name of namesOf(form.fields)) {
    const text = (form.submitted ? verdicts[name] : null) ?? form.officeErrors[name]
    if (text !== undefined) errors[name] = text
  }
  return errors
}

/** The first field that a rule refuses, in the order of the screen; null when all may go. */
export const firstInvalidField = <F extends string>({ fields }: FormState<F>, verdicts: FieldVerdicts<F>): F | null =>
  namesOf(fields).find(name => verdicts[name] !== null) ?? null

/**
 * What the office said in a refusal: of the form's own fields, the first of them, and what has no field here.
 * @param known the office's own names of fields, where they are not ours
 */
export const officeMessages = <F extends string>(
  fault: CallFault,
  { fields }: FormState<F>,
  known?: ReadonlyMap<string, F>,
): { readonly officeErrors: FieldMessages<F>; readonly first: F | null; readonly general: string | null } => {
  const errors = fault.tag === 'status' && fault.status < 500 ? fieldErrors(fault.body) : []
  const names = namesOf(fields)
  const officeErrors: Partial<Record<F, string>> = {}
  let general: string | null = null
  for (const [field, text] of errors) {
    const name = names.find(one => one === field) ?? known?.get(field)
    if (name === undefined) general ??= text
    else officeErrors[name] = text
  }
  return { officeErrors, first: names.find(name => officeErrors[name] !== undefined) ?? null, general }
}
