import { describe, expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { decide } from '../../../events/decisions/decide'
import { accept, type Decision, refuse } from '../../../events/decisions/decision'
import { answerChanged } from '../../../events/definitions/answerChanged'
import { itemAdded, itemRemoved } from '../../../events/definitions/items'
import { sendingStarted } from '../../../events/definitions/sending'
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
