import { describe, expect, test } from 'vitest'
import { answerTrace } from '../../../projections/provenance/answerTrace'
import { day, evening, minute, opened, visited } from '../logHistory/visited'

const name = 'customer.last_name'
const street = 'customer.address.street'

const told = (past: Parameters<typeof answerTrace>[0], path: string) => {
  const trace = answerTrace(past, path)
  if (trace === null) return null
  const { answer, before } = trace
  return [answer.source, answer.value, before === null ? null : [before.source, before.value, before.at - evening]]
}

describe('where an answer came from', () => {
  test('what nobody answered is told of by nothing, nor is what was emptied', () => {
    const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
    expect(told(visit.past(), 'customer.initials')).toBeNull()
    visit.does(evening + minute, at => at.loads({ [name]: '' }))
    expect(told(visit.past(), name)).toBeNull()
  })

  test('from the office, until the customer answers: then it is what stood there', () => {
    const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
    expect(told(visit.past(), name)).toEqual(['office', 'Jansen', null])
    visit.does(evening + minute, at => at.answers(name, 'Janssen'))
    expect(told(visit.past(), name)).toEqual(['own', 'Janssen', ['office', 'Jansen', 0]])
    // As a replay stands before it.
    expect(told(visit.past(visit.at.records.length - 1), name)).toEqual(['office', 'Jansen', null])
  })

  test('what was put back is whose it was', () => {
    const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
    visit.does(evening + minute, at => at.answers(name, 'Janssen'))
    visit.does(evening + minute, at => at.answers(name, 'Jansen'))
    expect(told(visit.past(), name)).toEqual(['office', 'Jansen', null])
  })

  test('looked up', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening, at => at.answers('customer.address.postal_code', '1234 AB'))
    visit.does(evening, at => at.answers('customer.address.number', '12'))
    visit.does(evening, at =>
      at.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dorpsstraat', place: 'Ede' } }),
    )
    expect(told(visit.past(), street)).toEqual(['lookedUp', 'Dorpsstraat', null])
    visit.does(evening + minute, at => at.answers(street, 'Kerkstraat'))
    expect(told(visit.past(), street)).toEqual(['own', 'Kerkstraat', ['lookedUp', 'Dorpsstraat', 0]])
    expect(told(visit.past(), 'customer.address.number')).toEqual(['own', '12', null])
  })

  test('along with another answer, which is named', () => {
    const visit = visited({ type: 'mortgage_enrich' })
    const mortgage = visit.at.adds('customer.mortgages')
    const part = visit.at.adds(`customer.mortgages.${mortgage}.parts`)
    const base = `customer.mortgages.${mortgage}.parts.${part}`
    visit.does(evening, at => at.answers(`${base}.einddatum_rentevastperiode`, '01-01-2040'))
    const along = visit
      .records()
      .at(-1)
      ?.events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))
    const [settled] = (along ?? []).filter(path => !path.endsWith('einddatum_rentevastperiode'))
    expect(settled).toBeDefined()
    const trace = answerTrace(visit.past(), settled ?? '')
    expect([trace?.answer.source, trace?.answer.along]).toEqual(['along', `${base}.einddatum_rentevastperiode`])
    expect(told(visit.past(), `${base}.einddatum_rentevastperiode`)?.[0]).toBe('own')
  })

  test('an own answer of another evening is what stood there; one of this evening is not', () => {
    const visit = visited({ type: 'full' })
    visit.does(evening, at => at.answers(name, 'Jansen'))
    visit.does(evening, at => at.answers(name, 'Jansens'))
    expect(told(visit.past(), name)).toEqual(['own', 'Jansens', null])
    visit.does(evening + day, at => at.does(opened()))
    expect(told(visit.past(), name)).toEqual(['own', 'Jansens', null])
    visit.does(evening + day, at => at.answers(name, 'Janssen'))
    visit.does(evening + day, at => at.answers(name, 'Janssens'))
    expect(told(visit.past(), name)).toEqual(['own', 'Janssens', ['own', 'Jansens', 0]])
  })

  test('nothing is known of answers that were put back all at once', () => {
    const visit = visited({ type: 'full', values: { [name]: 'Jansen' } })
    visit.does(evening, at => at.does({ type: 'RestoreAnswers', rescue: at.state(), opened: null }))
    expect(told(visit.past(), name)).toBeNull()
  })
})
