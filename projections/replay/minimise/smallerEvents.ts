/**
 * Lists variants of an event with less in it (a smaller answer, no office, fewer lenders), to minimise a log; each is
 * smaller, so that repeating this ends.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { fitsQuestion } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { type Answer, sameAnswer } from '../../../domain/language/answer'
import { noLenders } from '../../../domain/language/lender'
import { isShrunkEvent } from '../../../events/record/eventRows'
import type { SurveyRecord } from '../../../events/record/surveyRecord'

type Event = SurveyRecord['events'][number]

const smallerText = (text: string): readonly string[] => {
  const half = Math.floor(text.length / 2)
  return text === '' ? [] : ['', text.slice(0, half), text.slice(half), text.slice(1), text.slice(0, -1)]
}

/** Closer to nothing, the closest first; never the value itself. */
const smallerAnswers = (value: Answer): readonly Answer[] => {
  if (typeof value === 'string') return smallerText(value).filter(text => text.length < value.length)
  if (typeof value === 'number')
    return [0, 1, Math.trunc(value / 2), Math.trunc(value)].filter(one => Math.abs(one) < Math.abs(value))
  return value.map((_, at) => value.filter((__, other) => other !== at))
}

export const smallerEvents = (catalogue: Catalogue, event: Event): readonly Event[] => {
  if (!isShrunkEvent(event)) return []
  switch (event.type) {
    case 'AnswerChanged': {
      const question = slotAddress(catalogue, event.path)?.slot.question
      if (question === undefined) return []
      return smallerAnswers(event.value)
        .filter(value => fitsQuestion(question, value) && !sameAnswer(value, event.value))
        .map(value => ({ ...event, value }))
    }
    case 'CustomerLoaded':
      return event.office === null ? [] : [{ ...event, office: null }]
    case 'LendersLoaded': {
      const { lists } = event
      if (lists === null) return []
      const { companies, labels } = lists
      if (companies.length + labels.length === 0) return []
      return [noLenders, { companies, labels: [] }, { companies: [], labels }]
        .filter(less => less.companies.length + less.labels.length < companies.length + labels.length)
        .map(less => ({ ...event, lists: less }))
    }
  }
}
