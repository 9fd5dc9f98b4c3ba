import { expect, test } from 'vitest'
import { surveyDoubts } from '../../../../domain/catalogue/doubts/surveyDoubts'
import { placeDoubts } from '../../../../domain/engine/doubts'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import type { DerivationAspect } from '../../../../projections/replay/derivation/derivation'
import { doubtDerivation } from '../../../../projections/replay/derivation/doubtDerivation'
import { openReplay } from '../../../../projections/replay/replay'
import { type Portal, portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const told = (at: Portal, path: string, position = at.records.length): readonly DerivationAspect[] =>
  doubtDerivation(openReplay(at.catalogue, header, at.records), placeDoubts(at.catalogue, surveyDoubts), position, path)

const path = 'customer.gender'
const words = "De aanhef is 'Beste heer' en het geslacht is 'Vrouw'. Klopt dat?"

/** What an aspect rests on: the questions, each with the records of its answer, and the records beside them. */
const rests = ({ because }: DerivationAspect) =>
  because.flatMap((node): readonly unknown[] => {
    if (node.tag === 'event') return [node.seq]
    if (node.tag !== 'question') return []
    return [[node.path, node.because.flatMap(one => (one.tag === 'event' ? [one.seq] : []))]]
  })

test('a doubt is told with the answers that it rests on, and where each was given', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.phone', '0612345678')
  at.answers('customer.salutation', 'Beste heer')
  expect(told(at, path)).toEqual([])
  at.answers(path, 'f')
  const [one, ...more] = told(at, path)
  expect([one?.holds, one?.words, more]).toEqual([true, `Er wordt teruggevraagd: '${words}'`, []])
  const seq = at.records.length
  expect(one && rests(one)).toEqual([
    [path, [seq]],
    ['customer.salutation', [seq - 1]],
  ])
  // Of another moment, and of a question without doubts, nothing is told.
  expect(told(at, path, seq - 1)).toEqual([])
  expect(told(at, 'customer.phone')).toEqual([])
  expect(told(at, 'nergens')).toEqual([])
})

test('what the customer confirmed is told with where he did, until an answer that it rests on is another', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.salutation', 'Beste heer')
  at.answers(path, 'f')
  const rested = [
    { path, value: 'f' },
    { path: 'customer.salutation', value: 'Beste heer' },
  ]
  at.does({ type: 'ConfirmDoubt', path, doubt: 'title', rested })
  const seq = at.records.length
  const [one] = told(at, path)
  expect([one?.holds, one?.words]).toEqual([false, `De klant zei dat het klopt: '${words}'`])
  expect(one && rests(one)).toEqual([[path, [seq - 1]], ['customer.salutation', [seq - 2]], seq])
  at.answers('customer.salutation', 'Geachte heer')
  expect(told(at, path).map(({ holds }) => holds)).toEqual([true])
})
