import type { Catalogue } from '../../domain/engine/catalogue'
import type { SurveyView } from '../../projections/live'
import type { AnswerEntry, OverviewEntry } from '../../projections/overview/overviewEntry'
import { itemOverview, stepLines, stepOverview } from '../../projections/overview/stepOverview'

const answersOf = (catalogue: Catalogue, entry: OverviewEntry): readonly AnswerEntry[] => {
  switch (entry.kind) {
    case 'answer':
      return [entry]
    case 'part':
      return entry.entries.flatMap(one => answersOf(catalogue, one))
    case 'list':
      return entry.view.ids.flatMap(id =>
        itemOverview(catalogue, entry, id).entries.flatMap(one => answersOf(catalogue, one)),
      )
  }
}

/** Every answer that the page before sending has, closed steps and items opened, in screen order. */
export const overviewAnswers = (catalogue: Catalogue, view: SurveyView): readonly AnswerEntry[] =>
  stepLines(catalogue, view).flatMap(({ key }) =>
    stepOverview(catalogue, view, key).flatMap(({ overview }) =>
      overview.entries.flatMap(entry => answersOf(catalogue, entry)),
    ),
  )
