import * as E from 'fp-ts/Either'
import { readPicture } from '../../events/effects/wire/picture'
import type { Expected } from './calls'
import { type Finding, finding, shownValue, valueAt } from './finding'
import { listFindings } from './listFindings'
import { momentFindings } from './momentFindings'
import { prefilledFindings } from './prefilled'
import { differences } from './shape'
import { walk } from './walk'
import { wantedAt, wantedOf } from './wanted'

/** What is said of an answer, and the places in it that are not looked at. */
export interface Judged {
  readonly findings: readonly Finding[]
  readonly ignored: readonly string[]
}

const differenceWords = {
  missing: '',
  wrong: ', which is of another kind',
  unreadable: ', which cannot be read and is taken as not there',
} as const

const differing = ({ shape }: Expected, body: unknown): Judged => {
  const all = differences(shape, body)
  const findings = all.flatMap(({ at, what }) => {
    if (what === 'unknown') return []
    const shown = `${shownValue(valueAt(body, at), at)}${differenceWords[what]}`
    return [finding('differs', at, shown, wantedAt(shape, at))]
  })
  return { findings, ignored: all.filter(({ what }) => what === 'unknown').map(({ at }) => at) }
}

const special = ({ shape }: Expected, body: unknown): readonly Finding[] => {
  const isCustomer = shape.tag === 'object' && shape.name === 'Customer'
  return walk(shape, body).flatMap(found => {
    if (found.tag === 'list') return listFindings(found)
    if (found.leaf.schema.contentEncoding !== undefined && readPicture({ body: found.value }) === null)
      return [finding('differs', found.at, shownValue(found.value), wantedOf(found.leaf))]
    return [...momentFindings(found), ...(isCustomer ? prefilledFindings(found) : [])]
  })
}

/** All that is said of the body of an answer, by its shape and by what the portal does with it. */
export const judgeAnswer = (expected: Expected, body: unknown): Judged => {
  const { findings, ignored } = differing(expected, body)
  const first = special(expected, body)
  const told = new Set(first.map(({ at }) => at))
  const all = [...first, ...findings.filter(({ at }) => !told.has(at))]
  if (E.isRight(expected.codec.decode(body))) return { findings: all, ignored }
  const whole = finding('stops', '', 'what the portal cannot read', wantedAt(expected.shape, ''))
  return { findings: [whole, ...all], ignored }
}
