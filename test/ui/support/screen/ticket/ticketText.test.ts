import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planImport } from '../../../../../events/log/logExport/importLog'
import { itemNamesIn } from '../../../../../projections/logHistory/itemNames'
import { lendersBySeq } from '../../../../../projections/replay/lendersBySeq'
import {
  parseTicketReference,
  ticketTarget,
  ticketTargetWords,
  ticketText,
  ticketWords,
} from '../../../../../ui/support/screen/ticket/ticketText'
import { goldenLog } from '../../../../golden/golden'
import { catalogue, goldenReplay } from '../goldenReplay'

const replay = goldenReplay('v1-financial-advice')
const reading = {
  catalogue,
  names: itemNamesIn(catalogue, replay.records),
  lenders: lendersBySeq(replay.records),
}
const plan = planImport(goldenLog('v1-financial-advice'))
const digest = plan.verdict === 'impossible' ? expect.fail('No log') : plan.digest
const open = { digest, length: replay.length }
const textAt = (position: number, isMoved = false): string =>
  ticketText({ position, digest }, ticketWords(reading, replay.records[position - 1], isMoved))

test('every position of a log is told in one line, which leads back to it', () => {
  for (let position = 0; position <= replay.length; position++) {
    const text = textAt(position)
    expect(text).not.toMatch(/[\n\r]/)
    expect(ticketTarget(text, open)).toEqual({ tag: 'here', position })
  }
  expect(textAt(11)).toBe(`Handeling 11 van logboek ${digest}: Roepnaam: Sanne M., 10:01:10`)
  expect(textAt(11, true)).toBe(`Handeling 11 van logboek ${digest}: Roepnaam: Sanne M.`)
})

test('whatever stands in it and around it, a line leads to its own place', () => {
  const place = fc.record({
    position: fc.integer({ min: 0, max: 250_000 }),
    digest: fc.integer({ min: 0, max: 0xffffffff }).map(number => number.toString(16).padStart(8, '0')),
  })
  fc.assert(
    fc.property(place, place, fc.string({ unit: 'binary' }), fc.string(), (one, other, words, around) => {
      const text = `${around}\n> ${ticketText(one, `${words} ${ticketText(other, '')}`)}\n${around}`
      expect(parseTicketReference(text)).toEqual(one)
      // What a mail program breaks over two lines, or writes in capitals, is the same line.
      expect(parseTicketReference(text.toUpperCase().replaceAll(' ', '\n'))).toEqual(one)
    }),
    { numRuns: 50 },
  )
})

test('what leads elsewhere says so, and other words are looked for as ever', () => {
  const other = ticketText({ position: 3, digest: '0123abcd' }, 'x')
  expect(ticketTargetWords(ticketTarget(other, open) ?? expect.fail('No target'))).toBe(
    'Dit ticket gaat over een ander bestand: logboek 0123abcd.',
  )
  const beyond = ticketTarget(ticketText({ position: replay.length + 1, digest }, ''), open)
  expect(ticketTargetWords(beyond ?? expect.fail('No target'))).toContain('is in dit logboek niet te lezen')
  for (const text of ['', 'handeling 3', 'Telefoonnummer', 'handeling 3 van logboek 12', 'logboek 0123abcd'])
    expect(ticketTarget(text, open)).toBeNull()
})

test('the digest is of the lines of the file: another of any of them is another file', () => {
  const digestOf = (text: string) => {
    const found = planImport(text)
    return found.verdict === 'impossible' ? expect.fail('No log') : found.digest
  }
  const text = goldenLog('v1-financial-advice')
  expect(digest).toMatch(/^[0-9a-f]{8}$/)
  expect(digestOf(text.replaceAll('\n', '\r\n'))).toBe(digest)
  expect(digestOf(text.replace('Sanne M.', 'Sanne N.'))).not.toBe(digest)
})
