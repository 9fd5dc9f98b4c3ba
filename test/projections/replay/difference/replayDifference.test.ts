import { expect, test } from 'vitest'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import { differenceMadeBy, replayDifference } from '../../../../projections/replay/difference/replayDifference'
import { openReplay } from '../../../../projections/replay/replay'
import { severalLenders } from '../../../arbitraries/lenders'
import { portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const lived = () => {
  const at = portal({ type: 'full' })
  const replay = () => openReplay(at.catalogue, header, at.records)
  return { at, replay, last: () => differenceMadeBy(replay(), at.records.length) }
}

test('an answer changes itself, what it shows, and the order of the steps', () => {
  const { at, last } = lived()
  at.answers('customer.has_partner', 1)
  const effects = last()
  expect(effects.answers).toEqual([
    {
      path: 'customer.has_partner',
      title: 'Heeft u een partner?',
      before: { value: -1, words: '' },
      after: { value: 1, words: 'Ja' },
    },
  ])
  expect(effects.shown.map(({ path }) => path)).toContain('customer.has_mortgage_with_partner')
  expect(effects.hidden).toEqual([])
  expect(effects.order?.after).toContain('divorce')
  expect(effects.order?.before).not.toContain('divorce')
  at.answers('customer.has_partner', 0)
  expect(last().hidden.map(({ path }) => path)).toContain('customer.has_mortgage_with_partner')
})

test('an error comes and goes with what the customer was told', () => {
  const { at, last } = lived()
  at.answers('customer.first_name', 'x'.repeat(300))
  expect(last().errorsCome).toMatchObject([{ path: 'customer.first_name', rule: 'length' }])
  expect(last().errorsGone).toMatchObject([{ path: 'customer.first_name', rule: 'filled' }])
  at.answers('customer.first_name', 'Jan')
  expect(last().errorsCome).toEqual([])
  expect(last().errorsGone).toMatchObject([{ path: 'customer.first_name', rule: 'length' }])
})

test('an item comes with what is wrong in it, and goes with what was said in it', () => {
  const { at, last } = lived()
  const employer = at.adds('customer.employers')
  expect(last().itemsCome).toEqual([{ list: 'customer.employers', id: employer, title: 'Werkgever 1', line: '' }])
  expect(last().errorsCome.map(({ path }) => path)).toContain(`customer.employers.${employer}.name`)
  // Only what says something is told of an item that comes or goes.
  expect(last().answers.map(({ path }) => path)).toEqual(['customer.has_employers'])
  at.answers(`customer.employers.${employer}.name`, 'Werf')
  at.removes('customer.employers', employer)
  expect(last().itemsGone).toEqual([{ list: 'customer.employers', id: employer, title: 'Werkgever 1: Werf', line: '' }])
  expect(last().answers).toContainEqual(
    expect.objectContaining({
      path: `customer.employers.${employer}.name`,
      before: { value: 'Werf', words: 'Werf' },
      after: null,
    }),
  )
})

test('a mortgage that went is told by its lender and its parts, and its answers by where they stood', () => {
  const at = portal({ type: 'mortgage', lenders: severalLenders })
  const ids = [at.adds('customer.mortgages'), at.adds('customer.mortgages')]
  const mortgage = `customer.mortgages.${ids[1]}`
  at.answers(`${mortgage}.hdn_company_id`, 'lender-2')
  const [part] = at.ids(`${mortgage}.parts`)
  at.answers(`${mortgage}.parts.${part}.huidige_hoogte_leningdeel`, 77_500)
  at.answers(`${mortgage}.parts.${part}.leningdeelnummer`, '1001')
  const full = at.records.length
  at.removes('customer.mortgages', ids[1] ?? '')
  const replay = openReplay(at.catalogue, header, at.records)
  const { itemsGone, answers } = replayDifference(at.catalogue, replay.at(full), replay.at(full + 1))
  expect(itemsGone.map(({ title, line }) => [title, line])).toEqual([
    ['Hypotheek 2: Bank lender-2', ''],
    ['Leningdeel 1: 1001 (Hypotheek 2: Bank lender-2)', expect.stringMatching(/77\.500/)],
  ])
  const amount = answers.find(({ path }) => path.endsWith('huidige_hoogte_leningdeel'))
  expect(amount?.title).toMatch(/ \(Hypotheek 2, Leningdeel 1\)$/)
  // The other way round they come, as they are called then.
  const back = replayDifference(at.catalogue, replay.at(full + 1), replay.at(full))
  expect(back.itemsCome).toEqual(itemsGone)
  expect(back.answers.map(({ title }) => title)).toEqual(answers.map(({ title }) => title))
})

test('what stands in a list hides with it, and nothing in it is wrong any more', () => {
  const { at, last } = lived()
  const employer = at.adds('customer.employers')
  at.answers('customer.has_employers', 0)
  const path = `customer.employers.${employer}.name`
  expect(last().hidden.map(one => one.path)).toContain(path)
  expect(last().errorsGone.map(one => one.path)).toContain(path)
  expect(last().itemsGone).toEqual([])
})

test('a call becomes due by an answer, and is over once it came back', () => {
  const { at, last } = lived()
  at.answers('customer.address.postal_code', '3511AB')
  at.answers('customer.address.number', '40')
  expect(last().callsDue).toMatchObject([{ tag: 'lookUpAddress', at: 'customer.address' }])
  at.does({ type: 'FillAddress', at: 'customer.address', found: { street: 'Dorpsstraat', place: 'Ons Dorp' } })
  expect(last().callsOver).toMatchObject([{ tag: 'lookUpAddress', at: 'customer.address' }])
  expect(last().answers.map(({ path }) => path)).toEqual(['customer.address.street', 'customer.address.place'])
})

test('a step is done by its submit and undone by an answer; two points far apart are told alike', () => {
  const { at, replay, last } = lived()
  at.does({ type: 'SubmitStep', step: 'questions_for_the_advisor' })
  expect(last().done).toMatchObject([{ step: 'questions_for_the_advisor', before: false, after: true }])
  const far = replay()
  expect(replayDifference(at.catalogue, far.at(3), far.at(2)).undone).toMatchObject([
    { step: 'questions_for_the_advisor' },
  ])
  expect(differenceMadeBy(far, 0)).toMatchObject({ answers: [], shown: [], order: null, callsDue: [] })
})
