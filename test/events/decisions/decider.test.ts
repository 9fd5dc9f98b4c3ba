import { describe, expect, test } from 'vitest'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { overviewName } from '../../../domain/sending/attachment'
import type { Command } from '../../../events/decisions/command'
import { decide } from '../../../events/decisions/decide'
import { accept, type Decision, refuse } from '../../../events/decisions/decision'
import { answerChanged } from '../../../events/definitions/answerChanged'
import { callFailed } from '../../../events/definitions/callFailed'
import { copyGiven } from '../../../events/definitions/copyGiven'
import { itemAdded, itemRemoved } from '../../../events/definitions/items'
import { noticeShown } from '../../../events/definitions/screenShown'
import { sendingStarted } from '../../../events/definitions/sending'
import { settingLoaded } from '../../../events/definitions/settingLoaded'
import { styleLoaded } from '../../../events/definitions/styleLoaded'
import { tabShutOut } from '../../../events/definitions/tabShutOut'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import { evolve } from '../../../events/state/evolve'
import { initialState } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'

const catalogue = catalogues.shipped
const at = Date.parse('2026-11-21T12:00:00Z')

/** Given what happened, when this is asked, then `decide` answers with events or with a refusal. */
const given = (...events: readonly SurveyEvent[]) => ({
  when: (command: Command): Decision => {
    const state = events.reduce(
      (before, event) => evolve(catalogue, before, { at, by: 'customer', event }),
      initialState(catalogue),
    )
    return decide({ catalogue, state, at, newId: () => 'e2' }, command)
  },
})

const hasEmployers = (value: 0 | 1) => answerChanged({ path: 'customer.has_employers', value })
const list = 'customer.employers'

describe('an answer', () => {
  const firstName = 'customer.first_name'

  test('becomes an event', () =>
    expect(given().when({ type: 'ChangeAnswer', path: firstName, value: 'Noa' })).toEqual(
      accept(answerChanged({ path: firstName, value: 'Noa' })),
    ))

  test('that stands there already is nothing to do', () =>
    expect(
      given(answerChanged({ path: firstName, value: 'Noa' })).when({
        type: 'ChangeAnswer',
        path: firstName,
        value: 'Noa',
      }),
    ).toEqual(accept()))

  test('to no question is refused', () =>
    expect(given().when({ type: 'ChangeAnswer', path: 'customer.nowhere', value: 'x' })).toEqual(
      refuse({ tag: 'NoSuchQuestion', path: 'customer.nowhere' }),
    ))

  test('is refused while the inventory is being sent', () =>
    expect(given(sendingStarted({ body: 'b1' })).when({ type: 'ChangeAnswer', path: firstName, value: 'Noa' })).toEqual(
      refuse({ tag: 'AlreadySending' }),
    ))
})

describe('an item', () => {
  test('brings the Ja before its list along', () =>
    expect(given().when({ type: 'AddItem', list })).toEqual(accept(hasEmployers(1), itemAdded({ list, id: 'e2' }))))

  test('that was the last one leaves a Nee', () =>
    expect(given(hasEmployers(1), itemAdded({ list, id: 'e1' })).when({ type: 'RemoveItem', list, id: 'e1' })).toEqual(
      accept(itemRemoved({ list, id: 'e1' }), hasEmployers(0)),
    ))
})

describe('what the portal notes is told as it is', () => {
  const failed = { call: 'home', at: null, file: null, how: 'offline', status: null, nth: 1 } as const
  const shown = { kind: 'danger', text: 'Er is niets veranderd' } as const
  const setting = { name: 'iwize_integration', on: true } as const
  const look = { style: defaultTenantStyle, logo: null, hero: 'd1' } as const

  test.each<readonly [Command, SurveyEvent]>([
    [{ type: 'NoteTabShutOut', tab: 't1' }, tabShutOut({ tab: 't1' })],
    [{ type: 'NoteCallFailed', ...failed }, callFailed(failed)],
    [{ type: 'LoadStyle', ...look }, styleLoaded(look)],
    [{ type: 'LoadSetting', ...setting }, settingLoaded(setting)],
    [{ type: 'NoteCopy', how: 'pdf' }, copyGiven({ how: 'pdf' })],
    [{ type: 'ShowNotice', ...shown }, noticeShown(shown)],
  ])('%j', (command, event) => expect(given().when(command)).toEqual(accept(event)))
})

const file = { name: overviewName, type: 'application/pdf', size: 3, digest: 'd1' } as const

test('the overview of a retrieval is attached where there was one', () => {
  expect(given().when({ type: 'AttachOverview', file })).toEqual(accept())
})
