import { expect, test } from 'vitest'
import { mergeLogs } from '../../../events/merge/mergeLogs'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { lastVisitMoment } from '../../../projections/logHistory/visitMoments'
import { catalogues } from '../../arbitraries/surveys'
import { begun, type Computer, does, joiningOf } from '../../arbitraries/twoComputers'
import { loaded } from '../../golden/recorder'
import { idsOn } from './takingIn'

const employers = 'customer.employers'

const lastOn = ({ records }: Computer) =>
  lastVisitMoment({ history: createLogHistory(catalogues.shipped, records), seq: records.length })

test("one goes on where one was on the other computer, in an item of the office's too", () => {
  const office = loaded({}, { [employers]: [loaded({ id: 7, name: 'Bakkerij' })] })
  const [one, other] = [begun('a', 'full', office), begun('b', 'full', office)]
  does(other, { type: 'ChangeAnswer', path: `${employers}.${idsOn(other, employers)[0]}.function`, value: 'Bakker' })
  const doing = lastOn(other)
  const where = { step: doing?.step ?? null, path: doing?.path ?? null }
  const came = mergeLogs({ ...joiningOf(one, other), where }, new Map())
  const here = `${employers}.${idsOn(one, employers)[0]}.function`
  expect(here).not.toBe(where.path)
  expect(came.where).toEqual({ step: where.step, path: here })
  does(one, { type: 'JoinWork', on: one.state, events: came.events })
  expect(lastOn(one)?.path).toBe(here)
})
