import { expect, it } from 'vitest'
import { surveyVersion } from '../../../../../events/record/surveyRecord'
import { questionChoices } from '../../../../../ui/support/screen/derivation/questionChoices'
import { openReplaySession } from '../../../../../ui/support/screen/session/replaySession'
import { item, portal } from '../../../../projections/portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

it('says of each question of a screen whether the customer saw it, in a list that was hidden too', () => {
  const at = portal({ type: 'full', lists: { 'customer.employers': [item({ id: '1', name: 'Werf' })] } })
  at.does({ type: 'ShowScreen', screen: '/personal_details' })
  at.answers('customer.has_employers', 1)
  at.answers('customer.has_employers', 0)
  const log = { header, records: at.records, blobs: [], shutOut: null }
  const session = openReplaySession(at.catalogue, log, 'r')
  const ofEmployers = (position: number) =>
    questionChoices(session, session.replay.at(position), position).filter(({ path }) => path.includes('.employers.'))
  const last = at.records.length
  expect(ofEmployers(last - 1).filter(({ isHidden }) => !isHidden).length).toBeGreaterThan(5)
  expect(ofEmployers(last - 1).some(({ isWrong }) => isWrong)).toBe(true)
  expect(ofEmployers(last).length).toBe(ofEmployers(last - 1).length)
  expect(ofEmployers(last).filter(({ isHidden, isWrong }) => !isHidden || isWrong)).toEqual([])
  session.stop()
})
