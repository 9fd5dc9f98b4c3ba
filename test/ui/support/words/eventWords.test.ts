import fc from 'fast-check'
import { expect, test } from 'vitest'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { rowKindOf } from '../../../../ui/support/records/rowKind'
import { eventWords } from '../../../../ui/support/words/eventWords'
import { shutOutWords } from '../../../../ui/support/words/tabWords'
import { everyEventArbitrary } from '../../../arbitraries/record'
import { goldenReplay } from '../screen/goldenReplay'

const catalogue = compileCatalogue(survey)

const wordsOf = (log: string, types: readonly string[]): readonly string[] =>
  goldenReplay(log)
    .records.flatMap(({ events }) => events)
    .filter(({ type }) => types.includes(type))
    .map(event => `${rowKindOf(event)}: ${eventWords(catalogue, event)}`)

test('which tab had the portal, and how it came by it, is told in words', () => {
  const goOn = "met 'Hier verdergaan' overgenomen van een ander tabblad"
  const opened = 'other: portaal geopend op localhost, vandaag is 21-11-2026, in tabblad'
  expect(wordsOf('v3-tabs-and-calls', ['PortalOpened', 'TabShutOut'])).toEqual([
    `${opened} 1a2b`,
    "other: portaal ook geopend in tabblad 3c4d: daar stond 'Dit portaal is al open in een ander tabblad'",
    `${opened} 3c4d (buitengesloten sinds 21-11-2026 10:01:00), ${goOn}`,
    `${opened} 1a2b (buitengesloten sinds 21-11-2026 10:01:30), ${goOn} dat niet antwoordde`,
    `${opened} 5e6f, in een browser die andere tabbladen niet kan buitensluiten`,
  ])
  // Without the customer's data a name is short, and all of it counts.
  expect(shutOutWords('i1001')).not.toBe(shutOutWords('i1002'))
})

test('which call failed is told in words, and how', () => {
  expect(wordsOf('v3-tabs-and-calls', ['CallFailed'])).toEqual([
    'office: klantgegevens laden mislukt: geen antwoord',
    'office: nagaan of gegevens ophalen aanstaat mislukt: status 500',
    'office: lijst van leningproducten laden mislukt: antwoord niet te lezen',
    'office: adres van de klant opzoeken mislukt: geen antwoord op tijd',
    'office: woning opzoeken mislukt: status 503',
    'office: woningen zoeken mislukt: de server heeft een nieuwere versie van het portaal',
    'office: ophalen van gegevens beginnen mislukt: status 502, de 2e keer sinds het portaal openging',
    'sending: document loonstrook.pdf versturen mislukt: status 500',
    'sending: inventarisatie versturen mislukt: status 500',
    'sending: ontvangst navragen mislukt: geen antwoord',
  ])
})

test('a look-up that failed is not told as one that found nothing; an older log does not tell which of the two it was', () => {
  const lookUps = ['AddressLookedUp', 'HomeFound', 'HomesFound']
  expect(wordsOf('v3-tabs-and-calls', lookUps).map(line => line.replace(/ \(.*\)$/, ''))).toEqual([
    'office: adres van de klant niet gevonden, want opzoeken mislukte',
    'office: adres van de klant niet gevonden',
    'office: adres van de klant gevonden',
    'office: woning niet gevonden, want opzoeken mislukte',
    'office: woning niet gevonden',
    'office: woningen niet gevonden, want opzoeken mislukte',
  ])
  expect(wordsOf('v1-financial-advice', ['AddressLookedUp'])).toEqual([
    'office: adres van de klant niet gevonden, of opzoeken mislukte',
    'office: adres van de klant gevonden',
  ])
  expect(wordsOf('v1-monitoring', ['PortalOpened'])[0]).not.toContain('tabblad')
})

test('of an inventory that the office did not take it is told whether it named questions', () => {
  const words = (fields: readonly (readonly [string, string])[]) =>
    eventWords(catalogue, { type: 'SendingFailed', v: 1, failure: 'invalid', fields, file: null })
  expect(words([['customer.phone', 'Fout']])).toBe('versturen mislukt: het kantoor keurde antwoorden af')
  // Words without a path are about the whole.
  for (const fields of [[], [['', 'De inventarisatie is gesloten.'] as const]])
    expect(words(fields)).toBe('versturen mislukt: het kantoor nam de inventarisatie niet aan, en noemde geen vraag')
})

test('every event has words', () => {
  for (const events of fc.sample(everyEventArbitrary, { numRuns: 20, seed: 1 }))
    expect(events.filter(event => eventWords(catalogue, event) === '')).toEqual([])
})
