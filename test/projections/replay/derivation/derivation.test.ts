import { describe, expect, test } from 'vitest'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import type { Derivation, DerivationAspect } from '../../../../projections/replay/derivation/derivation'
import { derivation } from '../../../../projections/replay/derivation/derivation'
import type { DerivationNode } from '../../../../projections/replay/derivation/derivationNode'
import { openReplay } from '../../../../projections/replay/replay'
import { retrievedHouseholds } from '../../../standin/data/retrieved/households'
import { type Portal, portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const asked = (at: Portal, path: string, position = at.records.length): Derivation => {
  const found = derivation(openReplay(at.catalogue, header, at.records), position, path)
  if (found === null) throw new Error(`nothing at ${path}`)
  return found
}

const within = (nodes: readonly DerivationNode[]): readonly DerivationNode[] =>
  nodes.flatMap(node => [node, ...(node.tag === 'event' ? [] : within(node.because))])

const seqs = ({ because }: DerivationAspect) =>
  within(because).flatMap(node => (node.tag === 'event' ? [node.seq] : []))

const eventWords = ({ because }: DerivationAspect) =>
  within(because).flatMap(node => (node.tag === 'event' ? [node.words] : []))

const titles = ({ because }: DerivationAspect) =>
  within(because).flatMap(node => (node.tag === 'question' ? [node.path] : []))

describe('why a question shows', () => {
  test('it names the answer that opened it, and the last one where that was given more often', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_partner', 1)
    at.answers('customer.has_partner', 0)
    at.answers('customer.has_partner', 1)
    const { visible } = asked(at, 'customer.has_mortgage_with_partner')
    expect(visible.holds).toBe(true)
    expect(seqs(visible)).toEqual([5])
    expect(titles(visible)).toEqual(['customer.has_partner'])
  })

  test('hidden by an answer, it names that where without it the question would show, and only then', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_partner', 0)
    expect(seqs(asked(at, 'customer.has_mortgage_with_partner').visible)).toEqual([])
    expect(titles(asked(at, 'customer.has_mortgage_with_partner').visible)).toEqual(['customer.has_partner'])
    at.answers('customer.has_partner', 1)
    at.answers('customer.has_partner', 0)
    expect(seqs(asked(at, 'customer.has_mortgage_with_partner').visible)).toEqual([5])
  })

  test('what is enough by itself is named with what else is, and not alone', () => {
    const at = portal({ type: 'mortgage' })
    at.answers('customer.has_partner', 1)
    at.answers('customer.has_partner', 0)
    const { visible } = asked(at, 'customer.has_mortgage_with_partner')
    const events = within(visible.because).flatMap(node => (node.tag === 'event' ? [node] : []))
    expect(events.map(({ seq, with: others }) => [seq, others.map(one => one.seq)])).toEqual([
      [4, [2]],
      [2, [4]],
    ])
  })

  test('what brings an item back that never went has no part in its being there', () => {
    const at = portal({ type: 'full' })
    const employer = at.adds('customer.employers')
    const path = `customer.employers.${employer}.name`
    const stray = { type: 'ItemRestored', v: 1, list: 'customer.employers', id: employer } as const
    const [first, ...rest] = at.records
    if (first === undefined) throw new Error('there is no record')
    const records = [{ ...first, events: [stray, ...first.events] }, ...rest]
    const found = derivation(openReplay(at.catalogue, header, records), records.length, path)
    const events = within(found?.visible.because ?? []).flatMap(node => (node.tag === 'event' ? [node] : []))
    expect(events.length).toBeGreaterThan(0)
    for (const { seq, with: others } of events) expect([seq, others]).toEqual([rest.at(-1)?.seq, []])
  })

  test('an item that was put back is there because of that', () => {
    const at = portal({ type: 'full' })
    const employer = at.adds('customer.employers')
    const path = `customer.employers.${employer}.name`
    at.answers(path, 'Werf')
    at.removes('customer.employers', employer)
    at.restores('customer.employers', employer)
    expect(eventWords(asked(at, path).value)).toEqual([
      "de klant antwoordde: 'Werf'",
      'de klant zette het onderdeel terug',
    ])
  })

  test('a question that is not there has no why', () => {
    const at = portal({ type: 'full' })
    const replay = openReplay(at.catalogue, header, at.records)
    expect(derivation(replay, 2, 'customer.nickname')).toBeNull()
    expect(derivation(replay, 2, 'customer.employers.a.name')).toBeNull()
  })
})

describe('why it has this answer', () => {
  test('the office told it, and who answered it otherwise', () => {
    const at = portal({ type: 'full', values: { 'customer.last_name': 'Jansen' } })
    expect(eventWords(asked(at, 'customer.last_name').value)).toEqual(["het kantoor leverde: 'Jansen'"])
    at.answers('customer.last_name', 'Janssen')
    expect(eventWords(asked(at, 'customer.last_name').value)).toEqual(["de klant antwoordde: 'Janssen'"])
    // At an earlier position it is as it was there.
    expect(eventWords(asked(at, 'customer.last_name', 2).value)).toEqual(["het kantoor leverde: 'Jansen'"])
  })

  test('another answer brought it about, and that one can be asked next', () => {
    const at = portal({ type: 'mortgage' })
    const mortgage = at.adds('customer.mortgages')
    const [part = ''] = at.ids(`customer.mortgages.${mortgage}.parts`)
    const path = `customer.mortgages.${mortgage}.parts.${part}`
    at.answers(`${path}.einddatum_rentevastperiode`, '01-01-2040')
    const { value } = asked(at, `${path}.interest_type`)
    const [event] = within(value.because).flatMap(node => (node.tag === 'event' ? [node] : []))
    expect(event?.words).toBe("het werd 'Vaste rente' doordat de klant 'Einddatum rentevaste periode' beantwoordde")
    expect(event?.along?.path).toBe(`${path}.einddatum_rentevastperiode`)
  })

  test('it was retrieved', () => {
    const at = portal({ type: 'mortgage' })
    const [household] = Object.values(retrievedHouseholds)
    at.retrieves(household?.(2026))
    const told = [...(at.state().retrieval?.told ?? [])].find(
      ([path, { value }]) => at.value(path) === value && typeof value === 'string' && value !== '',
    )
    const { value } = asked(at, told?.[0] ?? '')
    expect(eventWords(value)[0]).toMatch(/^opgehaald: /)
  })

  test('it was put back after damage, and then answered otherwise', () => {
    const before = portal({ type: 'full' })
    before.answers('customer.first_name', 'Jan')
    const at = portal({ type: 'full' })
    at.does({ type: 'RestoreAnswers', rescue: before.state(), opened: null })
    expect(eventWords(asked(at, 'customer.first_name').value)).toEqual([
      'de antwoorden zijn teruggezet na schade aan het log',
    ])
    at.answers('customer.first_name', 'Jaap')
    expect(eventWords(asked(at, 'customer.first_name').value)).toEqual(["de klant antwoordde: 'Jaap'"])
  })

  test('nobody gave one; it follows from something else; it is hidden and counts as its default', () => {
    const at = portal({ type: 'full' })
    expect(asked(at, 'customer.first_name').value).toMatchObject({ counts: 'unanswered', answer: '', because: [] })
    at.answers('customer.date_of_birth', '01-01-1950')
    const pensioned = asked(at, 'customer.is_pensioned').value
    expect(pensioned).toMatchObject({ counts: 'presumed', answer: 1 })
    expect(titles(pensioned)).toContain('customer.date_of_birth')
    expect(seqs(pensioned)).toEqual(expect.arrayContaining([3]))
    at.answers('customer.has_partner', 1)
    at.answers('customer.has_mortgage_with_partner', 1)
    at.answers('customer.has_partner', 0)
    const hidden = asked(at, 'customer.has_mortgage_with_partner').value
    expect(hidden).toMatchObject({ counts: 'hidden', answer: -1 })
    expect(seqs(hidden)).toEqual([6])
  })
})

describe('why it is wrong, or must be answered', () => {
  test('the rule with its threshold, the message, and the answer that breaks it', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.date_of_birth', '31-02-1980')
    const { wrong, required } = asked(at, 'customer.date_of_birth')
    expect(wrong.because[0]).toMatchObject({
      tag: 'rule',
      name: 'birthDate',
      message: 'Vul uw geboortedatum in',
      words: 'het moet een geboortedatum zijn van iemand van minstens 18 en hoogstens 120 jaar',
    })
    expect(seqs(wrong)).toEqual([3])
    expect(required.holds).toBe(true)
    // What day it is makes no difference to a date that no calendar has.
    expect(within(wrong.because).some(node => node.tag === 'fact')).toBe(false)
    at.answers('customer.date_of_birth', '01-01-2020')
    expect(within(asked(at, 'customer.date_of_birth').wrong.because)).toContainEqual(
      expect.objectContaining({ tag: 'fact', words: 'vandaag is het 21-11-2026' }),
    )
  })

  test('a rule that holds only while something is answered names that', () => {
    const at = portal({ type: 'mortgage' })
    const mortgage = at.adds('customer.mortgages')
    const [part = ''] = at.ids(`customer.mortgages.${mortgage}.parts`)
    const path = `customer.mortgages.${mortgage}.parts.${part}`
    expect(asked(at, `${path}.einddatum_rentevastperiode`).required.holds).toBe(true)
    at.answers(`${path}.interest_type`, 'variable')
    const { required } = asked(at, `${path}.einddatum_rentevastperiode`)
    expect(required.holds).toBe(false)
    expect(seqs(required)).toEqual([at.records.length])
    expect(titles(required)).toEqual([`${path}.interest_type`])
  })
})

/** What a node says, and under it what it rests on. */
const saidIn = (node: DerivationAspect | DerivationNode): readonly unknown[] => [
  node.words,
  ...('because' in node ? node.because.map(saidIn) : []),
]

test('in words, each above what it rests on', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_partner', 1)
  const { visible, value, required, wrong } = asked(at, 'customer.has_mortgage_with_partner')
  expect(saidIn(visible)).toEqual([
    'De vraag is te zien.',
    ["'Heeft u een partner?' is 'Ja'", ["'Ja'", ["de klant antwoordde: 'Ja'"]]],
    ['de uitnodiging is voor De Hypotheekwacht', ["de uitnodiging is van het soort 'Volledig'"]],
  ])
  expect([value, required, wrong].map(saidIn)).toEqual([
    ['Niemand heeft dit beantwoord. Het telt als niet ingevuld.'],
    ['Een antwoord is niet verplicht.'],
    ['Er is niets mis met het antwoord.'],
  ])
})
