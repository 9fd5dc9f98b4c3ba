import { expect, it } from 'vitest'
import { marksOf } from '../../../../projections/replay/marks'
import { openReplay } from '../../../../projections/replay/replay'
import { type Summary, summaryOf } from '../../../../ui/support/screen/beside/summary'
import { seenIn } from '../../../../ui/support/screen/stage/seen'
import { catalogue, goldenLog } from './goldenReplay'

/** What is told first of a golden log, or of its beginning. */
const summary = (name: string, until = Number.POSITIVE_INFINITY): Summary => {
  const { header, records: all } = goldenLog(name)
  const records = all.filter(({ seq }) => seq <= until)
  return summaryOf(openReplay(catalogue, header, records), marksOf(records), seenIn(records), header.rules)
}

it('says where the customer stood last, and what held him up, with what he had filled in', () => {
  const { last, ending, refused } = summary('v1-financial-advice', 77)
  expect(last).toMatchObject({ seq: 77, title: 'Persoonlijke gegevens' })
  expect(ending).toBe('not')
  expect(refused).toMatchObject({ seq: 77, isPassed: false })
  expect(refused?.refusals).toContainEqual({
    path: 'customer.phone',
    title: 'Telefoonnummer',
    answer: '06-123',
    message: 'Vul een geldig telefoonnummer in',
    isMended: false,
  })
  expect(refused?.refusals.find(({ title }) => title === 'Functie')).toMatchObject({ answer: '', isMended: false })
})

it('says so when it came right later, and that it was sent', () => {
  const { ending, refused, last } = summary('v1-financial-advice')
  expect(ending).toBe('sent')
  expect(last?.title).toBe('Bedankt, uw inventarisatie is verzonden!')
  expect(refused?.refusals.every(({ isMended }) => isMended)).toBe(true)
})

it('has little to say of a log in which nothing happened', () => {
  expect(summary('v1-financial-advice', 0)).toEqual({ last: null, ending: 'not', refused: null, divergence: null })
})
