import { useMemo } from 'react'
import { slotPath } from '../../../domain/engine/path'
import type { Table } from '../../../domain/language/section'
import { shownErrorWords } from '../../../projections/steps/fieldErrors'
import type { FieldView } from '../../../projections/tree/fieldView'
import { officeRefusalAt, type SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useFields } from '../../surveyContext/useFields'
import { ChoiceTable } from '../../widgets/choices/ChoiceTable'
import { useChangeAnswer } from '../questions/useChangeAnswer'

const shown = (fields: readonly (FieldView | null)[]): readonly FieldView[] =>
  fields.filter(field => field?.visible === true).flatMap(field => field ?? [])

/** Renders questions that share their options as rows of one table; the columns are the options of the first. */
export const TableBlock = ({ table, ...context }: SectionContext & { table: Table }) => {
  const { catalogue } = useSurvey()
  const changeAnswer = useChangeAnswer()
  const { ids, errorScope } = context
  const paths = useMemo(
    () =>
      Object.values(table.rows).flatMap(row => {
        const slot = catalogue.slotOf.get(row)
        return slot === undefined ? [] : [slotPath(slot, ids)]
      }),
    [catalogue, table, ids],
  )
  const rows = useFields(paths, shown)
  const [first] = rows
  if (first === undefined) return null
  return (
    <ChoiceTable<string | number>
      id={`${slotPath(first.slot, ids)}.table`}
      label={table.heading}
      columns={first.options}
      rows={rows.map(view => {
        const path = slotPath(view.slot, ids)
        const error = shownErrorWords(view, errorScope).message ?? officeRefusalAt(context, path) ?? undefined
        return {
          id: path,
          label: view.slot.question.title,
          help: view.slot.question.help ?? undefined,
          error: error,
          required: view.required || undefined,
          value: typeof view.value === 'number' ? view.value : String(view.value),
        }
      })}
      onCommit={changeAnswer}
    />
  )
}
