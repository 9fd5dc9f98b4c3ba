import { describe, expect, test } from 'vitest'
import type { Credentials } from '../../../events/effects/calls/accountCalls'
import {
  isOtherUsername,
  openRenewLogin,
  type RenewLoginEffect,
  type RenewLoginMessage,
  type RenewLoginState,
  updateRenewLogin,
} from '../../../ui/sessionTimeout/updateRenewLogin'
import { failed, status, submitted, tokens, typed } from '../account/loginPlay'

const jan = { username: 'jansen', invitationToken: 'uit' }
const password: Credentials = { grant: 'customer_password', username: 'jansen', password: 'geheim', token: 'uit' }
const login = { ...tokens, username: 'jansen', invitationToken: 'uit' }

const play = (present: typeof jan, ...messages: readonly RenewLoginMessage[]) =>
  messages.reduce<{ state: RenewLoginState; effects: readonly RenewLoginEffect[] }>(
    ({ state }, message) => {
      const [next, effects] = updateRenewLogin(state, message)
      return { state: next, effects }
    },
    { state: openRenewLogin(present)[0], effects: [] },
  )
const filled = [typed('password', 'geheim'), submitted]
const letIn: RenewLoginMessage = { tag: 'answered', credentials: password, outcome: { tag: 'in', tokens } }
const codeNeeded: RenewLoginMessage = { tag: 'answered', credentials: password, outcome: { tag: 'codeNeeded' } }

describe('a login in place', () => {
  test('begins with the name of who is logged in, and asks the office nothing', () => {
    const [state, effects] = openRenewLogin(jan)
    expect([state.login.fields.username, state.login.busy, effects]).toEqual(['jansen', false, []])
  })

  test('sends name, password and the token of the invitation', () => {
    expect(play(jan, ...filled).effects).toEqual([{ tag: 'login', credentials: password }])
  })

  test('sends the token of the invitation for nobody else', () => {
    const other = [typed('username', 'pietersen'), ...filled]
    expect(play(jan, ...other).effects).toMatchObject([{ credentials: { username: 'pietersen', token: null } }])
    // Whoever came in by a link has no name yet.
    const unnamed = { ...jan, username: '' }
    expect(play(unnamed, typed('username', 'jansen'), ...filled).effects).toMatchObject([
      { credentials: { token: 'uit' } },
    ])
    expect(play(jan, typed('username', ' Jansen '), ...filled).effects).toMatchObject([
      { credentials: { token: 'uit' } },
    ])
  })

  test('says that another name closes what is open, only then', () => {
    expect(isOtherUsername(play(jan, typed('username', 'pietersen')).state)).toBe(true)
    expect(isOtherUsername(play(jan, typed('username', 'JANSEN ')).state)).toBe(false)
    expect(isOtherUsername(play({ ...jan, username: '' }, typed('username', 'piet')).state)).toBe(false)
  })

  test('changes nothing before the office has said for whom it is', () => {
    const asked = play(jan, ...filled, letIn)
    expect(asked.effects).toEqual([{ tag: 'ask', login }])
    expect(asked.state.login.busy).toBe(true)
    const known = play(jan, ...filled, letIn, { tag: 'known', login, invitation: '1' })
    expect(known.effects).toEqual([{ tag: 'begin', login, invitation: '1' }])
  })

  test('asks for a code, says that it was sent, and sends it', () => {
    const asked = play(jan, ...filled, codeNeeded)
    expect(asked.effects).toEqual([
      { tag: 'requestCode', username: 'jansen' },
      { tag: 'focus', field: 'code' },
    ])
    const said = play(jan, ...filled, codeNeeded, { tag: 'codeSent', sent: true })
    expect(said.state.notice).toMatchObject({ kind: 'success', text: expect.stringContaining('code naar je e-mail') })
    const failedToSend = play(jan, ...filled, codeNeeded, { tag: 'codeSent', sent: false })
    expect(failedToSend.state.notice).toMatchObject({ kind: 'danger', text: '2FA code aanvragen mislukt' })
    const sent = play(jan, ...filled, codeNeeded, typed('code', '123456'), submitted)
    expect(sent.effects).toMatchObject([{ credentials: { grant: 'customer_password_two_factor', otp: '123456' } }])
  })
})

describe('a login in place that fails', () => {
  test.each([
    ['a wrong password', status(401), 'Login gegevens niet correct', 'Controleer uw gebruikersnaam'],
    ['a grumpy office', status(500), 'Inloggen is mislukt', 'Er ging bij ons iets mis'],
    ['no network', { tag: 'offline' } as const, 'Inloggen is mislukt', 'Controleer uw internetverbinding'],
    ['too often', status(429), 'Inloggen is mislukt', 'te vaak geprobeerd'],
  ])('says so in the dialog and leads nowhere: %s', (_, fault, what, why) => {
    const { state, effects } = play(jan, ...filled, failed(fault))
    expect(effects).toEqual([])
    expect([state.failed, state.login.trouble]).toEqual([what, expect.stringContaining(why)])
    expect([state.login.busy, state.login.fields.password]).toEqual([false, 'geheim'])
    expect(play(jan, ...filled, failed(fault), submitted).state.failed).toBeNull()
  })

  test('refuses an empty password at the field', () => {
    expect(play(jan, submitted).effects).toEqual([{ tag: 'focus', field: 'password' }])
  })

  const unknown: RenewLoginMessage = { tag: 'unknown', login, fault: { tag: 'offline' } }

  test('after the office let in asks on for whom, without another password or code', () => {
    const { state, effects } = play(jan, ...filled, letIn, unknown)
    expect([state.failed, state.login.busy, effects]).toEqual(['Inloggen is mislukt', false, []])
    expect(play(jan, ...filled, letIn, unknown, submitted).effects).toEqual([{ tag: 'ask', login }])
  })

  test('begins anew with other words, or where the office refuses what it gave', () => {
    expect(play(jan, ...filled, letIn, unknown, typed('password', 'ander'), submitted).effects).toMatchObject([
      { tag: 'login', credentials: { password: 'ander' } },
    ])
    const refused: RenewLoginMessage = { tag: 'unknown', login, fault: status(401) }
    expect(play(jan, ...filled, letIn, refused, submitted).effects).toMatchObject([{ tag: 'login' }])
  })

  test('is not sent twice', () => {
    expect(play(jan, ...filled, submitted).effects).toEqual([])
    expect(play(jan, ...filled, letIn, submitted).effects).toEqual([])
  })
})
