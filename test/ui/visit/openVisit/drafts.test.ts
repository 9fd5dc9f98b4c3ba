import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../events/decisions/command'
import { answerCommand, createDrafts } from '../../../../ui/visit/openVisit/drafts'
import { catalogues } from '../../../arbitraries/surveys'

const catalogue = catalogues.shipped
const mortgage = 'customer.mortgages.a.parts.b'

const drafting = () => {
  const dispatched: Command[] = []
  let time = 1000
  const drafts = createDrafts(
    answerCommand(catalogue),
    command => {
      dispatched.push(command)
      return E.right(null)
    },
    () => time,
  )
  return {
    ...drafts,
    dispatched,
    passes: (ms: number) => {
      time += ms
    },
  }
}

describe('text that is no answer yet', () => {
  test.each([
    ['customer.last_name', ' de Vries', ' de Vries'],
    ['customer.address.postal_code', '1234 ab', '1234AB'],
    ['customer.date_of_birth', '1-2-1990', '01-02-1990'],
    ['customer.date_of_birth', '1-2-', '1-2-'],
    ['customer.address.woz_waarde', '€\u00a01.234,50', 1234.5],
    ['customer.address.woz_waarde', 'veel', 'veel'],
    [`${mortgage}.rentepercentage`, '3,25', 3.25],
    [`${mortgage}.rentevast_periode_in_jaren`, '10', 120],
    ['customer.last_name', '', ''],
    ['customer.last_name', '\u200bVrie\u0301s\t', 'Vriés '],
    ['customer.date_of_birth', '\u200e1980-02-01', '01-02-1980'],
    ['customer.address.woz_waarde', '1.234\u200b,50', 1234.5],
    ['customer.address.postal_code', '1234\u00ad ab', '1234AB'],
    ['customer.last_name', ' \u200b', ''],
    // Spaces are promised as no answer, and as a part of one.
    ['customer.address.place', '  ', ''],
    ['customer.address.place', 'Den ', 'Den '],
  ])('at %s, %j, becomes the answer that leaving the field would give', (path, text, value) => {
    const { keep, commit, dispatched } = drafting()
    keep(path, text)
    commit()
    expect(dispatched).toEqual([{ type: 'ChangeAnswer', path, value }])
  })

  test('that says another answer than it becomes goes along with that', () => {
    const { keep, commit, dispatched } = drafting()
    const path = 'customer.employers.a.working_hours'
    keep(path, ' 10,3')
    commit()
    expect(dispatched).toEqual([{ type: 'ChangeAnswer', path, value: 10, typed: '10,3' }])
  })

  test('is committed once, the last text of each field, and what the field committed itself is not', () => {
    const { keep, drop, commit, dispatched, open$ } = drafting()
    keep('customer.last_name', 'V')
    keep('customer.last_name', 'Vries')
    keep('customer.initials', 'J')
    expect(open$.value).toBe(2)
    drop('customer.initials')
    commit()
    commit()
    expect(dispatched).toEqual([{ type: 'ChangeAnswer', path: 'customer.last_name', value: 'Vries' }])
    expect(open$.value).toBe(0)
  })

  test('of a question that is not there is nothing', () => {
    const { keep, commit, dispatched } = drafting()
    keep('customer.nowhere', 'x')
    commit()
    expect(dispatched).toEqual([])
  })

  test('tells how long ago the last key was', () => {
    const { keep, drop, sinceKey, passes } = drafting()
    expect(sinceKey()).toBe(Number.POSITIVE_INFINITY)
    keep('customer.last_name', 'V')
    passes(250)
    drop('customer.last_name')
    expect(sinceKey()).toBe(250)
  })
})
