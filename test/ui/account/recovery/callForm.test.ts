import { describe, expect, test } from 'vitest'
import type { CallFault } from '../../../../events/effects/calls/http'
import {
  type CallEffect,
  type CallForm,
  type CallMessage,
  callErrors,
  initialCallForm,
  updateCall,
} from '../../../../ui/account/recovery/callForm'
import {
  changePasswordForm,
  forgotPasswordForm,
  forgotUsernameForm,
  resetEmailForm,
  resetPasswordForm,
} from '../../../../ui/account/recovery/recoveryForms'
import type { FormState } from '../../../../ui/accountForms/formState'

const play = <F extends string>(form: CallForm<F>, ...messages: readonly CallMessage<F>[]) =>
  messages.reduce<{ state: FormState<F>; effects: readonly CallEffect<F>[] }>(
    ({ state, effects }, message) => {
      const [next, more] = updateCall(form)(state, message)
      return { state: next, effects: [...effects, ...more] }
    },
    { state: initialCallForm(form)[0], effects: initialCallForm(form)[1] },
  )

const submitted = { tag: 'submitted' } as const
const type = <F extends string>(field: F, text: string): CallMessage<F> => ({ tag: 'typed', field, text })
const failed = (fault: CallFault) => ({ tag: 'failed', fault }) as const
const status = (code: number, body: unknown = {}): CallFault => ({ tag: 'status', status: code, body })

describe('before it is sent', () => {
  test('the rules are said after a submit only, and the first wrong field has the focus', () => {
    expect(callErrors(forgotUsernameForm, play(forgotUsernameForm, type('email', 'x')).state)).toEqual({})
    const { state, effects } = play(resetPasswordForm, type('password', 'geheim12'), submitted)
    expect(callErrors(resetPasswordForm, state)).toEqual({ password_confirm: 'Bevestig het wachtwoord' })
    expect(effects).toEqual([{ tag: 'focus', field: 'password_confirm' }])
    expect(state.busy).toBe(false)
  })

  test('a new address alerts its first problem, in the order address, code, date of birth', () => {
    const alerts = (...typed: readonly CallMessage<'email' | 'email_confirmation' | 'code' | 'date_of_birth'>[]) =>
      play(resetEmailForm, ...typed, submitted).effects.flatMap(effect =>
        effect.tag === 'notify' ? [effect.text] : [],
      )
    const address = [type('email' as const, 'a@b.nl'), type('email_confirmation' as const, 'a@b.nl')]
    expect(alerts()).toEqual(['E-mailadres is verplicht'])
    expect(alerts(type('email', 'a@b.nl'), type('email_confirmation', 'a@c.nl'))).toEqual([
      'E-mailadressen komen niet overeen',
    ])
    expect(alerts(...address)).toEqual(['Vul een code in'])
    expect(alerts(...address, type('code', '1'))).toEqual(['Vul een geldige geboortedatum'])
    expect(alerts(...address, type('code', '1'), type('date_of_birth', '1-2-1980'))).toEqual([])
  })

  test('it is sent once, however often it is submitted', () => {
    const { effects, state } = play(forgotPasswordForm, type('username', 'jan'), submitted, submitted)
    expect(effects).toEqual([{ tag: 'send', fields: { username: 'jan' } }])
    expect(state.busy).toBe(true)
  })
})

describe('what came of it', () => {
  test('a success ends the screen, and nothing can be sent after it', () => {
    const { effects } = play(forgotPasswordForm, type('username', 'jan'), submitted, { tag: 'done' }, submitted)
    expect(effects.map(({ tag }) => tag)).toEqual(['send', 'finish'])
  })

  test.each<[string, CallFault, string]>([
    ['too often', status(429), 'U heeft het te vaak geprobeerd.'],
    ['offline', { tag: 'offline' }, 'Wij kunnen geen verbinding maken.'],
    ['slow', { tag: 'slow' }, 'Het antwoord laat te lang op zich wachten.'],
    ['broken', status(500), 'Er ging bij ons iets mis.'],
    ['a page in place of an answer', { tag: 'nonsense', detail: 'text/html' }, 'Er ging bij ons iets mis.'],
    ['refused', status(404), 'Controleer uw gebruikersnaam.'],
  ])('%s: said in the alert and under the fields; what was typed stays', (_, fault, words) => {
    const { state, effects } = play(forgotPasswordForm, type('username', 'jan'), submitted, failed(fault))
    expect(effects.at(-1)).toEqual({ tag: 'notify', text: 'Wachtwoordherstel is mislukt' })
    expect(state.trouble).toContain(words)
    expect([state.busy, state.fields.username]).toEqual([false, 'jan'])
  })

  test('what the office says of a field stands there, under its own name for it too, until it is typed in', () => {
    const body = { errors: { current_password: ['Klopt niet'], password_new: ['Te kort'] } }
    const filled = [
      type('current_password' as const, 'oud'),
      type('new_password' as const, 'geheim12'),
      type('new_password_confirmation' as const, 'geheim12'),
    ]
    const { state, effects } = play(changePasswordForm, ...filled, submitted, failed(status(422, body)))
    expect(callErrors(changePasswordForm, state)).toEqual({ current_password: 'Klopt niet', new_password: 'Te kort' })
    expect(effects.at(-1)).toEqual({ tag: 'focus', field: 'current_password' })
    const [typed] = updateCall(changePasswordForm)(state, type('new_password', 'geheim12'))
    expect(callErrors(changePasswordForm, typed)).toEqual({ current_password: 'Klopt niet' })
  })

  test('what it says of the link has no field: it stands under the fields', () => {
    const body = { errors: { token: ['Deze link werkt niet meer.'] } }
    const filled = [type('password' as const, 'geheim12'), type('password_confirm' as const, 'geheim12')]
    const { state } = play(resetPasswordForm, ...filled, submitted, failed(status(422, body)))
    expect(state.trouble).toBe('Deze link werkt niet meer.')
    expect(callErrors(resetPasswordForm, state)).toEqual({})
  })
})
