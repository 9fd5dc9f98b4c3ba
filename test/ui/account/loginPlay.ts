import type { CallFault } from '../../../events/effects/calls/http'
import type { LoginEffect, LoginMessage, LoginState, LoginStep } from '../../../ui/accountForms/loginState'
import { updateLogin } from '../../../ui/accountForms/updateLogin'

export const nothing = { username: '', token: null, invitationToken: null, previousUsername: null }
export const tokens = { accessToken: 'a' }
export const status = (code: number, body: unknown = {}): CallFault => ({ tag: 'status', status: code, body })

/** Plays messages and keeps every effect; a login is answered with the credentials that it sent. */
export const play = (first: LoginStep, ...messages: readonly LoginMessage[]) =>
  messages.reduce<{ state: LoginState; effects: readonly LoginEffect[] }>(
    ({ state, effects }, message) => {
      const [next, more] = updateLogin(state, message)
      return { state: next, effects: [...effects, ...more] }
    },
    { state: first[0], effects: first[1] },
  )

export const typed = (field: 'username' | 'password' | 'code', text: string): LoginMessage => ({
  tag: 'typed',
  field,
  text,
})
export const submitted: LoginMessage = { tag: 'submitted' }
export const failed = (fault: CallFault): LoginMessage => ({ tag: 'failed', fault })
export const filled = [typed('username', ' jansen '), typed('password', ' geheim ')]
export const password = { grant: 'customer_password', username: 'jansen', password: ' geheim ', token: null } as const
export const entered: LoginMessage = { tag: 'answered', credentials: password, outcome: { tag: 'in', tokens } }
export const codeNeeded: LoginMessage = { tag: 'answered', credentials: password, outcome: { tag: 'codeNeeded' } }
