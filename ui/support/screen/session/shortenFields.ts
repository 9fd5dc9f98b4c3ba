import { map } from 'rxjs'
import { cutText } from '../../../../domain/format/cutText'
import { longestExplanation } from '../../../../domain/language/limits'
import { streamOf } from '../../../../events/stream'
import type { Live } from '../../../../projections/live'
import type { FieldView } from '../../../../projections/tree/fieldView'

/**
 * Wraps the survey view (`Live`) of the support tool's customer screen so that over-long one-line answers are cut: laying
 * them out takes seconds, and the field shows only the beginning. Errors are those of the whole answer.
 */
export const shortenFields = (live: Live): Live => {
  const shortened = new WeakMap<FieldView, FieldView>()
  const cut = (field: FieldView | null): FieldView | null => {
    if (field === null || typeof field.value !== 'string' || field.value.length <= longestExplanation) return field
    const { question } = field.slot
    if (question.kind === 'text' && question.form === 'lines') return field
    const shorter = shortened.get(field) ?? { ...field, value: cutText(field.value, longestExplanation) }
    shortened.set(field, shorter)
    return shorter
  }
  return {
    ...live,
    field: path => cut(live.field(path)),
    field$: path => {
      const whole$ = live.field$(path)
      return streamOf(() => cut(whole$.value), whole$.pipe(map(cut)))
    },
  }
}
