import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../events/effects/calls/http'
import type { LoginEffect, LoginField, LoginMessage } from '../../../ui/accountForms/loginState'
import { loginErrors, openLogin } from '../../../ui/accountForms/updateLogin'
import {
  codeNeeded,
  entered,
  failed,
  filled,
  nothing,
  password,
  play,
  status,
  submitted,
  tokens,
  typed,
} from '../account/loginPlay'

describe('a login by typing', () => {
  test('says what is missing, after a submit only, and takes the focus there', () => {
    const before = play(openLogin(nothing), typed('username', ''))
    expect(loginErrors(before.state)).toEqual({})
    const { state, effects } = play(openLogin(nothing), submitted)
    expect(loginErrors(state)).toEqual({ username: 'Username is required', password: 'Password is required' })
    expect(effects).toEqual([{ tag: 'focus', field: 'username' }])
    const righted = play([state, []], typed('username', 'jan'))
    expect(loginErrors(righted.state)).toEqual({ password: 'Password is required' })
  })

  test('sends name and password once, the password as it was typed', () => {
    const { state, effects } = play(openLogin(nothing), ...filled, submitted, submitted)
    expect(state.busy).toBe(true)
    expect(effects).toEqual([{ tag: 'login', credentials: password }])
  })

  test('takes the username of the address, and sends the token of the invitation along', () => {
    const { effects } = play(
      openLogin({ ...nothing, username: 'jansen', invitationToken: 'uit' }),
      typed('password', 'x'),
      submitted,
    )
    expect(effects).toEqual([
      { tag: 'judge', token: 'uit' },
      { tag: 'login', credentials: { ...password, password: 'x', token: 'uit' } },
    ])
  })

  test('enters as the one who was sent, not as who was typed meanwhile', () => {
    const { effects } = play(openLogin(nothing), ...filled, submitted, typed('username', 'pietersen'), entered)
    expect(effects.at(-1)).toEqual({
      tag: 'enter',
      login: { accessToken: 'a', username: 'jansen', invitationToken: null },
    })
  })
})

describe('a login that fails', () => {
  test.each<readonly [string, CallFault, LoginEffect['tag'], string, string]>([
    ['400', status(400), 'fail', 'Login gegevens niet correct', 'Controleer uw gebruikersnaam'],
    ['401', status(401), 'fail', 'Login gegevens niet correct', 'Controleer uw gebruikersnaam'],
    ['422', status(422), 'fail', 'Login gegevens niet correct', 'Controleer uw gebruikersnaam'],
    ['403', status(403), 'fail', 'Inloggen is mislukt', 'Dit ligt niet aan wat u heeft ingevuld'],
    ['404', status(404), 'fail', 'Inloggen is mislukt', 'Dit ligt niet aan wat u heeft ingevuld'],
    ['429', status(429), 'fail', 'Inloggen is mislukt', 'te vaak geprobeerd'],
    ['500', status(500), 'fail', 'Inloggen is mislukt', 'Er ging bij ons iets mis'],
    ['nonsense', { tag: 'nonsense', detail: '' }, 'fail', 'Inloggen is mislukt', 'Er ging bij ons iets mis'],
    ['offline', { tag: 'offline' }, 'notify', 'Inloggen is mislukt', 'geen verbinding'],
    ['slow', { tag: 'slow' }, 'notify', 'Inloggen is mislukt', 'te lang'],
  ])('%s: says so, says what to do, and loses nothing that was typed', (_name, fault, tag, text, trouble) => {
    const { state, effects } = play(openLogin(nothing), ...filled, submitted, failed(fault))
    expect(effects.at(-1)).toMatchObject({ tag, text })
    expect(state.trouble).toContain(trouble)
    expect(state.fields).toEqual({ username: ' jansen ', password: ' geheim ', code: '' })
    expect(state.busy).toBe(false)
    const again = play([state, []], submitted)
    expect(again.effects).toEqual([{ tag: 'login', credentials: password }])
    expect(again.state.trouble).toBeNull()
  })
})

describe('two factors', () => {
  const waiting = () => play(openLogin(nothing), ...filled, submitted, codeNeeded)

  test('a code is mailed, and asked for without a reproach', () => {
    const { state, effects } = waiting()
    expect(effects.slice(1)).toEqual([
      { tag: 'requestCode', username: 'jansen' },
      { tag: 'focus', field: 'code' },
    ])
    expect([state.codeNeeded, state.busy, loginErrors(state)]).toEqual([true, false, {}])
  })

  test.each<readonly [boolean, string, string]>([
    [true, 'success', 'Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.'],
    [false, 'danger', '2FA code aanvragen mislukt'],
  ])('whether it was mailed (%j) is told', (sent, kind, text) => {
    expect(play([waiting().state, []], { tag: 'codeSent', sent }).effects).toEqual([{ tag: 'notify', kind, text }])
  })

  test('a new code can be asked for', () => {
    expect(play([waiting().state, []], { tag: 'codeAsked' }).effects).toEqual([
      { tag: 'requestCode', username: 'jansen' },
    ])
  })

  test('no code, no login', () => {
    const { state, effects } = play([waiting().state, []], submitted)
    expect(loginErrors(state)).toEqual({ code: '2FA code is required' })
    expect(effects).toEqual([{ tag: 'focus', field: 'code' }])
  })

  test('the code goes with name and password; a wrong one stays to be righted', () => {
    const { state, effects } = play([waiting().state, []], typed('code', ' 123 456 '), submitted, failed(status(401)))
    expect(effects).toEqual([
      {
        tag: 'login',
        credentials: { ...password, grant: 'customer_password_two_factor', otp: '123456' },
      },
      { tag: 'fail', text: 'Login gegevens niet correct' },
    ])
    expect(state.codeNeeded).toBe(true)
    expect(state.trouble).toBe('Controleer de code.')
    expect(state.fields.code).toBe(' 123 456 ')
  })

  test('another name is another customer: the code is no longer asked for', () => {
    const { state } = play([waiting().state, []], typed('code', '1'), typed('username', 'pietersen'))
    expect([state.codeNeeded, state.fields.code]).toEqual([false, ''])
    const late = play(openLogin(nothing), ...filled, submitted, typed('username', 'pietersen'), codeNeeded)
    expect([late.state.codeNeeded, late.state.busy, late.effects.length]).toEqual([false, false, 1])
  })
})

describe('a login by a token in the address', () => {
  const opened = () => openLogin({ ...nothing, username: 'jansen', token: 'uit' })
  const byToken = { grant: 'customer_token', token: 'uit' } as const
  const tokenNeedsCode: LoginMessage = { tag: 'answered', credentials: byToken, outcome: { tag: 'codeNeeded' } }
  const by = (username: string): LoginMessage => ({
    tag: 'judged',
    validation: { tag: 'valid', username, type: 'full' },
  })
  const unjudged: LoginMessage = { tag: 'judged', validation: null }
  const byPassword = 'Log in met uw gebruikersnaam en wachtwoord.'
  const byPasswordAndCode = 'Log in met uw gebruikersnaam en wachtwoord. U krijgt dan een code per e-mail.'

  test('runs at once', () => {
    const { state, effects } = play(opened(), {
      tag: 'answered',
      credentials: byToken,
      outcome: { tag: 'in', tokens },
    })
    expect(effects).toEqual([
      { tag: 'login', credentials: byToken },
      { tag: 'enter', login: { accessToken: 'a', username: 'jansen', invitationToken: null } },
    ])
    expect(state.busy).toBe(true)
  })

  const refusal = failed(status(401, { errors: { token: ['U bent nog niet geregistreerd.'] } }))

  test.each<readonly [string, LoginMessage, string, string | null]>([
    ['used', { tag: 'judged', validation: { tag: 'used' } }, 'Uitnodiging al gebruikt', 'uit'],
    ['invalid', { tag: 'judged', validation: { tag: 'invalid' } }, 'Uitnodiging niet geldig', null],
  ])('refused, with an invitation that is %s: what to do stays with that', (_name, judged, text, invitationToken) => {
    const { state, effects } = play(opened(), refusal, judged)
    expect(effects.slice(1)).toEqual([
      { tag: 'judge', token: 'uit' },
      { tag: 'fail', text },
    ])
    const after = { entering: false, busy: false, token: null, invitationToken, trouble: null }
    expect(state).toMatchObject({ ...after, fields: { username: 'jansen' } })
  })

  test.each<readonly [string, LoginMessage, LoginMessage, string, string, LoginField]>([
    ['refused', refusal, by('piet'), 'U bent nog niet geregistreerd.', 'piet', 'password'],
    ['refused without a word', failed(status(401)), by('piet'), byPassword, 'piet', 'password'],
    ['refused, without a name', failed(status(401)), by(''), byPassword, 'jansen', 'password'],
    ['refused, not judged', refusal, unjudged, 'U bent nog niet geregistreerd.', 'jansen', 'password'],
    ['asked for a code', tokenNeedsCode, by('piet'), byPasswordAndCode, 'piet', 'password'],
    ['asked for a code, not judged', tokenNeedsCode, unjudged, byPasswordAndCode, 'jansen', 'password'],
  ])('%s: nothing typed is called wrong, what is needed is said', (_name, first, judged, trouble, username, field) => {
    const { state, effects } = play(opened(), first, judged)
    expect(effects.slice(1)).toEqual([
      { tag: 'judge', token: 'uit' },
      { tag: 'notify', kind: 'danger', text: 'Inloggen met alleen uw link lukt niet' },
      { tag: 'focus', field },
    ])
    const after = { entering: false, busy: false, codeNeeded: false, token: null, invitationToken: 'uit', trouble }
    expect(state).toMatchObject({ ...after, fields: { username } })
  })

  test('without any name the name is asked first', () => {
    const { effects } = play(openLogin({ ...nothing, token: 'uit' }), refusal, by(''))
    expect(effects.at(-1)).toEqual({ tag: 'focus', field: 'username' })
  })

  test('that the office could not answer says nothing of what is filled in: there is nothing', () => {
    const { state } = play(opened(), failed(status(500)))
    expect(state.trouble).toBe('Er ging bij ons iets mis. Probeer het later opnieuw.')
  })

  test('that did not get through can be tried again', () => {
    const { state, effects } = play(opened(), failed({ tag: 'offline' }), { tag: 'retried' })
    expect(effects.at(-1)).toEqual({ tag: 'login', credentials: byToken })
    expect([state.entering, state.trouble]).toEqual([true, null])
  })
})

describe('an invitation in the address of a login', () => {
  const opened = openLogin({ ...nothing, invitationToken: 'uit' })

  test('that was used is told; that is not valid is told and not sent along', () => {
    const used = play(opened, { tag: 'judged', validation: { tag: 'used' } })
    expect(used.effects.at(-1)).toEqual({ tag: 'notify', kind: 'danger', text: 'Uitnodiging al gebruikt' })
    expect(used.state.invitationToken).toBe('uit')
    const invalid = play(opened, ...filled, { tag: 'judged', validation: { tag: 'invalid' } }, submitted)
    expect(invalid.effects.slice(1)).toEqual([
      { tag: 'notify', kind: 'danger', text: 'Uitnodiging niet geldig' },
      { tag: 'login', credentials: password },
    ])
  })

  test('that is fine, or could not be judged, is not spoken of', () => {
    const fine = play(opened, { tag: 'judged', validation: { tag: 'valid', username: '', type: '' } })
    const unknown = play(opened, { tag: 'judged', validation: null })
    expect([fine.effects.length, unknown.effects.length]).toEqual([1, 1])
    expect([fine.state, unknown.state]).toEqual([opened[0], opened[0]])
  })
})
