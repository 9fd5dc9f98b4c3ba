import { describe, expect, test } from 'vitest'
import { valueWords } from '../../../projections/wording/valueWords'
import { evening, visited } from '../logHistory/visited'
import { viewOf } from '../viewOf'

const list = 'customer.mortgages'
const lenders = {
  companies: [{ id: '7', code: 'VB', name: 'Voorbeeldbank' }],
  labels: [{ id: '71', company_id: '7', code: 'P', name: 'Plusplan' }],
}

/** A visit with a mortgage of one part, and what its answers are called. */
const withMortgage = () => {
  const visit = visited({ type: 'full' })
  visit.does(evening, at => at.lends(lenders))
  visit.does(evening, at => at.does({ type: 'AddItem', list }))
  const id = visit.at.ids(list)[0] ?? ''
  const mortgage = `${list}.${id}`
  const part = `${mortgage}.parts.${visit.at.ids(`${mortgage}.parts`)[0]}`
  visit.does(evening, at => at.answers(`${mortgage}.hdn_company_id`, '7'))
  const called = (path: string, value: string | number): string =>
    valueWords(visit.at.catalogue, viewOf(visit.at), path, value)
  const goes = (): void => visit.does(evening, at => at.does({ type: 'RemoveItem', list, id }))
  return { mortgage, part, called, goes }
}

describe('an answer in words', () => {
  test('is called by its label, also once its question is gone', () => {
    const { mortgage, part, called, goes } = withMortgage()
    const words = () => [
      called(`${mortgage}.hdn_company_id`, '7'),
      called(`${mortgage}.hdn_company_label_id`, '71'),
      called(`${part}.aflosvorm`, '1'),
    ]
    const before = words()
    expect(before.slice(0, 2)).toEqual(['Voorbeeldbank', 'Plusplan'])
    expect(before[2]).not.toBe('anders ingevuld')
    goes()
    expect(words()).toEqual(before)
  })

  test('is called by its label where nobody can choose it any more', () => {
    const { part, called } = withMortgage()
    expect(called(`${part}.aflosvorm`, '9')).toBe('Andere aflosvorm')
  })

  test('of a lender in no list it is only said that it was another', () => {
    const { mortgage, called, goes } = withMortgage()
    goes()
    expect(called(`${mortgage}.hdn_company_id`, '8')).toBe('anders ingevuld')
    expect(called('customer.no_question', 'x')).toBe('anders ingevuld')
  })
})
