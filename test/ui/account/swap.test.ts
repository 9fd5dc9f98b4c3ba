import { describe, expect, test } from 'vitest'
import type { LoginMessage } from '../../../ui/accountForms/loginState'
import { openLogin } from '../../../ui/accountForms/updateLogin'
import { codeNeeded, failed, filled, nothing, play, status, submitted, typed } from './loginPlay'

describe('wrong codes', () => {
  const wrongCode = [typed('code', '111111'), submitted, failed(status(401, {}))]
  const times = (n: number) => Array.from({ length: n }, () => wrongCode).flat()
  const asked = () => play(openLogin(nothing), ...filled, submitted, codeNeeded).state

  test('are counted: the fifth asks the password again, and a right one brings a new code', () => {
    const four = play([asked(), []], ...times(4)).state
    expect(four.codeNeeded).toBe(true)
    const { state, effects } = play([asked(), []], ...times(5))
    expect([state.codeNeeded, state.fields.password, state.fields.code]).toEqual([false, '', ''])
    expect(state.fields.username).toBe(' jansen ')
    expect(state.trouble).toContain('vijf keer')
    expect(effects.at(-1)).toEqual({ tag: 'focus', field: 'password' })
    const again = play([state, []], typed('password', ' geheim '), submitted, codeNeeded)
    expect(again.effects).toContainEqual({ tag: 'requestCode', username: 'jansen' })
    expect(play([again.state, []], ...times(4)).state.codeNeeded).toBe(true)
  })

  test('are not those that never arrived', () => {
    const lost = Array.from({ length: 6 }, () => [typed('code', '1'), submitted, failed({ tag: 'offline' })]).flat()
    expect(play([asked(), []], ...lost).state.codeNeeded).toBe(true)
  })
})

describe('a link that comes while somebody is logged in', () => {
  const linked = () => openLogin({ ...nothing, token: 'uit', previousUsername: 'jan' })

  test('waits: nobody is swapped unseen; the office tells for whom it is', () => {
    const [first, effects] = linked()
    expect(effects).toEqual([{ tag: 'judge', token: 'uit' }])
    expect([first.entering, first.swap]).toEqual([false, { previousUsername: 'jan', linked: null }])
    const judged = play([first, []], {
      tag: 'judged',
      validation: { tag: 'valid', username: 'piet', type: '' },
    })
    expect(judged.state.swap).toEqual({ previousUsername: 'jan', linked: 'piet' })
    expect(judged.effects).toEqual([])
    expect(play([first, []], { tag: 'judged', validation: null }).state.swap).toEqual({
      previousUsername: 'jan',
      linked: null,
    })
  })

  test('for who was logged in goes on by itself: nobody is swapped', () => {
    const own: LoginMessage = { tag: 'judged', validation: { tag: 'valid', username: 'jan', type: '' } }
    const { state, effects } = play([linked()[0], []], own)
    expect(effects).toEqual([{ tag: 'login', credentials: { grant: 'customer_token', token: 'uit' } }])
    expect([state.entering, state.swap]).toEqual([true, null])
    const nameless = play(openLogin({ ...nothing, token: 'uit', previousUsername: '' }), {
      tag: 'judged',
      validation: { tag: 'valid', username: '', type: '' },
    })
    expect(nameless.state.swap).toEqual({ previousUsername: '', linked: null })
  })

  test('goes on when the customer says so, and only once', () => {
    const on: LoginMessage = { tag: 'swapAnswered', goOn: true }
    const { state, effects } = play([linked()[0], []], on, on)
    expect(effects).toEqual([{ tag: 'login', credentials: { grant: 'customer_token', token: 'uit' } }])
    expect([state.entering, state.swap]).toEqual([true, null])
  })

  test('or is left for a name and a password', () => {
    const { state, effects } = play([linked()[0], []], { tag: 'swapAnswered', goOn: false })
    expect([state.token, state.swap, state.busy]).toEqual([null, null, false])
    expect(effects).toEqual([{ tag: 'focus', field: 'username' }])
  })
})
