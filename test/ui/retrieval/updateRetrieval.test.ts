import { describe, expect, it } from 'vitest'
import type { ProviderMessage } from '../../../domain/retrieval/providerMessage'
import {
  openRetrieval,
  type RetrievalEffect,
  type RetrievalFlowState,
  type RetrievalMessage,
  updateRetrieval,
} from '../../../ui/retrieval/updateRetrieval'

const heard = (message: ProviderMessage): RetrievalMessage => ({ tag: 'heard', message })
const came = (attempt = 1): RetrievalMessage => ({ tag: 'tokenCame', attempt, token: 'a.b.c' })

/** The state after these messages, and what they brought about. */
const brought = (needsToken: boolean, ...messages: readonly RetrievalMessage[]) => {
  let [state, effects]: readonly [RetrievalFlowState, readonly RetrievalEffect[]] = openRetrieval(needsToken)
  for (const message of messages) {
    const [next, due] = updateRetrieval(needsToken)(state, message)
    state = next
    effects = [...effects, ...due]
  }
  return { state, effects: effects.map(({ tag }) => tag), last: effects.at(-1) }
}

/** Without a token: the frame is open at once. */
const told = (...messages: readonly ProviderMessage[]) => brought(false, ...messages.map(heard))

describe('the token', () => {
  it('is asked for first, and opens the frame', () => {
    expect(brought(true).effects).toEqual(['askToken'])
    expect(brought(true, came()).state).toMatchObject({
      tag: 'opened',
      token: 'a.b.c',
      phase: 'nothing',
      isQuiet: false,
    })
  })

  it('is none for monitoring: the frame opens at once', () => {
    expect(brought(false).state).toMatchObject({ tag: 'opened', token: null })
    expect(brought(false).effects).toEqual(['watch'])
  })

  it.each([
    ['status', { tag: 'status', status: 401, body: null }, /later/],
    ['nonsense', { tag: 'nonsense', detail: 'token' }, /later/],
    ['offline', { tag: 'offline' }, /internetverbinding/],
    ['slow', { tag: 'slow' }, /internetverbinding/],
  ] as const)('that does not come (%s) is told, and can be asked for again', (_, fault, advice) => {
    const { state } = brought(true, { tag: 'tokenFailed', attempt: 1, fault })
    if (state.tag !== 'trouble') throw new Error(state.tag)
    expect(state.trouble.text).toBe('De dienst is tijdelijk niet beschikbaar')
    expect(state.trouble.advice).toMatch(advice)
    const again = brought(true, { tag: 'tokenFailed', attempt: 1, fault }, { tag: 'again' })
    expect([again.state, again.last]).toEqual([
      { tag: 'asking', attempt: 2 },
      { tag: 'askToken', attempt: 2 },
    ])
  })

  it('of an earlier try opens nothing', () => {
    const failed = { tag: 'tokenFailed', attempt: 1, fault: { tag: 'offline' } } as const
    expect(brought(true, failed, { tag: 'again' }, came(1)).state.tag).toBe('asking')
    expect(brought(true, failed, { tag: 'again' }, came(2)).state.tag).toBe('opened')
  })
})

describe('what the provider tells', () => {
  it.each([
    ['NotAvailable', 'De dienst is tijdelijk niet beschikbaar', false],
    ['TechnicalError', 'Code 17: <b>nee</b>', true],
  ] as const)('%s is said in place of the frame', (status, text, technical) => {
    const message = status === 'TechnicalError' ? { status, message: text } : { status }
    for (const { state } of [told(message), told({ status: 'Started' }, message)])
      expect(state).toMatchObject({ tag: 'trouble', trouble: { text, technical } })
  })

  it('an error without words is said as a service that is not there', () => {
    expect(told({ status: 'TechnicalError', message: ' \n' }).state).toMatchObject({
      trouble: { text: 'De dienst is tijdelijk niet beschikbaar', technical: false },
    })
  })

  it('Started is no error, and gives the customer time', () => {
    const { state, last } = told({ status: 'Started' })
    expect(state).toMatchObject({ tag: 'opened', phase: 'started', isQuiet: false })
    expect(last).toEqual({ tag: 'watch', attempt: 1, messageCount: 1, phase: 'started' })
  })

  it('Canceled and BrowserNotSupported end it, and nothing counts after', () => {
    const success: ProviderMessage = { status: 'Success', result: {} }
    expect(told({ status: 'Canceled' }, success).effects).toEqual(['watch', 'cancel'])
    expect(told({ status: 'BrowserNotSupported' }, success).effects).toEqual(['watch', 'unsupported'])
  })

  it.each(['Success', 'Finished'] as const)('%s brings the result, with or without a start before', status => {
    for (const { state, last } of [told({ status, result: 1 }), told({ status: 'Started' }, { status, result: 1 })]) {
      expect(state.tag).toBe('taking')
      expect(last).toEqual({ tag: 'take', result: 1 })
    }
  })

  it('Success and then Finished is one result', () => {
    const { effects } = told({ status: 'Success', result: 1 }, { status: 'Finished', result: 2 })
    expect(effects.filter(tag => tag === 'take')).toHaveLength(1)
  })

  it('Success without a result waits for Finished; Finished without one cannot be read', () => {
    const succeeded = told({ status: 'Started' }, { status: 'Success', result: null })
    expect(succeeded.state).toMatchObject({ tag: 'opened', phase: 'succeeded', isQuiet: false })
    expect(succeeded.last).toEqual({ tag: 'watch', attempt: 1, messageCount: 2, phase: 'succeeded' })
    expect(told({ status: 'Success', result: undefined }, { status: 'Finished', result: 3 }).last).toEqual({
      tag: 'take',
      result: 3,
    })
    expect(told({ status: 'Finished', result: undefined }).state.tag).toBe('taking')
  })
})

describe('the result', () => {
  const success = heard({ status: 'Success', result: {} })

  it('that is taken in leads on, once', () => {
    const { state, effects } = brought(false, success, { tag: 'taken' }, { tag: 'taken' })
    expect([state.tag, effects]).toEqual(['over', ['watch', 'take', 'goOn']])
  })

  it.each([
    ['unreadable', 'Wat is opgehaald, kan niet worden gelezen'],
    ['tooLarge', 'Er is te veel opgehaald om te verwerken'],
    ['refused', 'Wat is opgehaald, kan nu niet worden bewaard'],
  ] as const)('that is %s is told, and can be fetched again', (why, text) => {
    const { state } = brought(false, success, { tag: 'notTaken', reason: why })
    expect(state).toMatchObject({
      tag: 'trouble',
      trouble: { text, advice: expect.stringMatching(/Er is niets ingevuld/) },
    })
    expect(brought(false, success, { tag: 'notTaken', reason: why }, { tag: 'again' }).state).toMatchObject({
      tag: 'opened',
      attempt: 2,
    })
  })
})

describe('silence', () => {
  const silence = (messageCount: number, attempt = 1): RetrievalMessage => ({ tag: 'silence', attempt, messageCount })
  const started = heard({ status: 'Started' })

  it('for long is told, and claims nothing; a word ends it', () => {
    expect(brought(false, silence(0)).state).toMatchObject({ tag: 'opened', isQuiet: true })
    expect(brought(false, silence(0), started).state).toMatchObject({ isQuiet: false })
    expect(brought(false, started, silence(1)).state).toMatchObject({ isQuiet: true })
  })

  it('is counted from the last word: the time since an earlier one says nothing', () => {
    expect(brought(false, started, silence(0)).state).toMatchObject({ isQuiet: false })
    expect(brought(false, started, started, silence(1)).state).toMatchObject({ isQuiet: false })
    expect(brought(false, started, started, silence(2)).state).toMatchObject({ isQuiet: true })
  })

  it('of an earlier try is none', () => {
    expect(brought(false, silence(0), { tag: 'again' }, silence(0, 1)).state).toMatchObject({
      attempt: 2,
      isQuiet: false,
    })
  })
})
