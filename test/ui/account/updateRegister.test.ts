import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../events/effects/calls/http'
import {
  openRegister,
  type RegisterEffect,
  type RegisterField,
  type RegisterMessage,
  type RegisterState,
  type RegisterStep,
  registerErrors,
  registerHeading,
  updateRegister,
  usernamePraise,
} from '../../../ui/account/updateRegister'

const play = (first: RegisterStep, ...messages: readonly RegisterMessage[]) =>
  messages.reduce<{ state: RegisterState; effects: readonly RegisterEffect[] }>(
    ({ state, effects }, message) => {
      const [next, more] = updateRegister(state, message)
      return { state: next, effects: [...effects, ...more] }
    },
    { state: first[0], effects: first[1] },
  )

const typed = (field: RegisterField, text: string): RegisterMessage => ({ tag: 'typed', field, text })
const submitted: RegisterMessage = { tag: 'submitted' }
const judged: RegisterMessage = {
  tag: 'judged',
  validation: { tag: 'valid', username: 'j.jansen', type: 'financial_advice' },
}
const failed = (status: number, body: unknown = {}): RegisterMessage => ({
  tag: 'failed',
  fault: { tag: 'status', status, body },
})
const form = () => play(openRegister('uit'), judged).state
const passwords = [typed('password', 'geheim12'), typed('password_confirm', 'geheim12')]
const sent = () => play([form(), []], ...passwords, submitted)

describe('the token of the invitation', () => {
  test('is checked at once; the form then has the username of the office and the heading of the type', () => {
    const { state, effects } = play(openRegister('uit'), judged)
    expect(effects).toEqual([{ tag: 'judge', token: 'uit' }])
    expect([state.phase, state.fields.username]).toEqual(['form', 'j.jansen'])
    expect(registerHeading(state)).toBe('Registreren voor Mijn Financieel Advies Voorbereiden')
    expect(registerHeading({ type: 'mortgage' })).toBe('Registreren voor Mijn Hypotheek Voorbereiden')
    expect(registerHeading({ type: null })).toBe('Registreren')
  })

  test('of a type that the portal does not know, or of none, has a heading without one', () => {
    for (const type of ['nieuw', '', 'constructor']) {
      const { state } = play(openRegister('uit'), {
        tag: 'judged',
        validation: { tag: 'valid', username: 'j.jansen', type },
      })
      expect(registerHeading(state)).toBe('Registreren')
    }
  })

  test.each<readonly ['used' | 'invalid', string]>([
    ['used', 'Uitnodiging al gebruikt'],
    ['invalid', 'Uitnodiging niet geldig'],
  ])('that is %s leads to the login, which says so', (tag, text) => {
    const { effects } = play(openRegister('uit'), { tag: 'judged', validation: { tag } })
    expect(effects.at(-1)).toEqual({ tag: 'toLogin', kind: 'danger', text, username: '' })
  })

  test('that is not there is not valid', () => {
    expect(openRegister(null)[1]).toEqual([
      { tag: 'toLogin', kind: 'danger', text: 'Uitnodiging niet geldig', username: '' },
    ])
  })

  test('without a username says so, and the customer may choose one', () => {
    const text = 'Er ging iets mis bij het genereren van de gebruikersnaam, neem contact op met uw adviseur'
    const { state, effects } = play(openRegister('uit'), {
      tag: 'judged',
      validation: { tag: 'valid', username: '', type: 'full' },
    })
    expect(effects.at(-1)).toEqual({ tag: 'notify', text })
    expect([state.phase, state.trouble]).toEqual(['form', text])
  })

  test('of which the office leaves the username to the customer is no trouble', () => {
    const { state, effects } = play(openRegister('uit'), {
      tag: 'judged',
      validation: { tag: 'valid', username: null, type: 'full' },
    })
    expect([state.phase, state.fields.username, state.trouble]).toEqual(['form', '', null])
    expect(effects).toEqual([{ tag: 'judge', token: 'uit' }])
  })

  test.each<CallFault>([
    { tag: 'offline' },
    { tag: 'slow' },
    { tag: 'nonsense', detail: '' },
    { tag: 'status', status: 500, body: null },
  ])('that could not be checked can be checked again ($tag)', fault => {
    const { state, effects } = play(openRegister('uit'), { tag: 'unjudged', fault })
    expect(state.phase).toBe('unchecked')
    // There is no field yet: nothing was filled in that could still be there.
    expect(state.trouble).toMatch(/^(?!.*ingevuld).*(probeer het|controleer)/is)
    expect(effects.at(-1)).toEqual({ tag: 'notify', text: 'Er is iets mis gegaan' })
    const again = play([state, []], { tag: 'retried' }, { tag: 'retried' })
    expect(again.effects).toEqual([{ tag: 'judge', token: 'uit' }])
  })
})

describe('the fields', () => {
  test('are not spoken of before a submit, but a good username is praised', () => {
    const { state } = play([form(), []], typed('username', 'jan'), typed('password', 'kort'))
    expect(registerErrors(state)).toEqual({})
    expect(usernamePraise(state)).toBeUndefined()
    expect(usernamePraise(play([state, []], typed('username', 'jansen')).state)).toBe('Dat ziet er goed uit!')
  })

  test('each say what is wrong after a submit, until it is right; nothing is sent', () => {
    const { state, effects } = play(
      [form(), []],
      typed('username', 'j!ansen'),
      typed('password', 'kort'),
      typed('password_confirm', 'anders'),
      submitted,
    )
    expect(registerErrors(state)).toEqual({
      username: 'Gebruikersnaam mag geen speciale tekens bevatten',
      password: 'Het wachtwoord moet minimaal 8 tekens lang zijn',
      password_confirm: 'Wachtwoorden komen niet overeen',
    })
    expect(effects).toEqual([{ tag: 'focus', field: 'username' }])
    expect(registerErrors(play([state, []], typed('username', 'jansen'), ...passwords).state)).toEqual({})
  })

  test('are sent once', () => {
    const { state, effects } = play([sent().state, sent().effects], submitted)
    expect(state.busy).toBe(true)
    expect(effects).toEqual([{ tag: 'register', username: 'j.jansen', password: 'geheim12', token: 'uit' }])
  })

  test('are not sent while the token is being checked', () => {
    expect(play(openRegister('uit'), ...passwords, submitted).effects).toHaveLength(1)
  })
})

test('who is registered goes to the login, with the name filled in', () => {
  expect(play([sent().state, []], { tag: 'registered' }).effects).toEqual([
    { tag: 'toLogin', kind: 'success', text: 'U bent geregistreerd. U kunt nu inloggen.', username: 'j.jansen' },
  ])
})

describe('a registration that fails', () => {
  test('over the username says so at the field, until it is changed', () => {
    const body = { errors: { username: ['Deze gebruikersnaam is al in gebruik', 'en meer'] } }
    const { state, effects } = play([sent().state, []], failed(422, body))
    expect(effects).toEqual([
      { tag: 'notify', text: 'Probeer een andere gebruikersnaam' },
      { tag: 'focus', field: 'username' },
    ])
    expect(registerErrors(state)).toEqual({ username: 'Deze gebruikersnaam is al in gebruik' })
    expect(usernamePraise(state)).toBeUndefined()
    const changed = play([state, []], typed('username', 'jansen2'))
    expect(registerErrors(changed.state)).toEqual({})
    expect(usernamePraise(changed.state)).toBe('Dat ziet er goed uit!')
  })

  test('over a password says so at that field', () => {
    const body = { errors: { password: ['Dit wachtwoord is bekend van een lek'], password_confirm: ['Anders'] } }
    const { state, effects } = play([sent().state, []], failed(422, body))
    expect(effects[0]).toEqual({ tag: 'notify', text: 'Registreren mislukt' })
    expect(registerErrors(state)).toEqual({
      password: 'Dit wachtwoord is bekend van een lek',
      password_confirm: 'Anders',
    })
  })

  test('over the token says so under the fields', () => {
    const { state, effects } = play(
      [sent().state, []],
      failed(422, { errors: { token: ['U bent al geregistreerd.'] } }),
    )
    expect(effects).toEqual([{ tag: 'notify', text: 'Registreren mislukt' }])
    expect(state.trouble).toBe('U bent al geregistreerd.')
  })

  test.each<readonly [string, RegisterMessage, string]>([
    ['401', failed(401), 'Registreren mislukt'],
    ['429', failed(429), 'Registreren mislukt'],
    ['500', failed(500, { errors: { username: ['SQLSTATE 42'] } }), 'Er is iets mis gegaan'],
    ['nonsense', { tag: 'failed', fault: { tag: 'nonsense', detail: '' } }, 'Er is iets mis gegaan'],
    ['offline', { tag: 'failed', fault: { tag: 'offline' } }, 'Er is iets mis gegaan'],
    ['slow', { tag: 'failed', fault: { tag: 'slow' } }, 'Er is iets mis gegaan'],
  ])('%s: says so, keeps what was typed, and can be tried again', (_name, message, text) => {
    const { state, effects } = play([sent().state, []], message)
    expect(effects).toEqual([{ tag: 'notify', text }])
    expect(state.trouble).not.toBeNull()
    expect(registerErrors(state)).toEqual({})
    expect(state.fields).toEqual({ username: 'j.jansen', password: 'geheim12', password_confirm: 'geheim12' })
    expect(play([state, []], submitted).effects).toMatchObject([{ tag: 'register' }])
  })
})
