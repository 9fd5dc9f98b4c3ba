import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { surveyVersion } from '../../../../../events/record/surveyRecord'
import { openReplay } from '../../../../../projections/replay/replay'
import { scenarioCopyWith } from '../../../../../ui/support/screen/scenario/scenarioCopy'
import { portal } from '../../../../projections/portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

it('says of what another answer brings along in a copy that it came along, and not that the customer gave it', () => {
  const at = portal({ type: 'mortgage' })
  const mortgage = at.adds('customer.mortgages')
  const [part = ''] = at.ids(`customer.mortgages.${mortgage}.parts`)
  const path = `customer.mortgages.${mortgage}.parts.${part}`
  const ends = { type: 'ChangeAnswer', path: `${path}.einddatum_rentevastperiode`, value: '01-01-2040' } as const
  const made = scenarioCopyWith(
    { replay: openReplay(at.catalogue, header, at.records), rules: 'r' },
    [],
    at.records.length,
    ends,
    'x',
    false,
  )
  if (E.isLeft(made)) throw new Error(made.left)
  const past = made.right.session.survey.logHistory$.value
  if (typeof past === 'string') throw new Error(past)
  const how = (key: string) => past.answerTrace$(`${path}.${key}`).value?.answer.source
  expect([how('einddatum_rentevastperiode'), how('interest_type')]).toEqual(['own', 'along'])
  made.right.session.stop()
})
