import fc from 'fast-check'
import type { ProviderMessage } from '../../domain/retrieval/providerMessage'
import {
  openRetrieval,
  type RetrievalEffect,
  type RetrievalFlowState,
  type RetrievalMessage,
  updateRetrieval,
} from '../../ui/retrieval/updateRetrieval'

/** A message as it may be delivered, forged or not. */
export interface Delivery {
  readonly origin: string
  readonly source: 'frame' | 'other' | 'none'
  readonly data: unknown
}

const statuses = [
  'NotAvailable',
  'TechnicalError',
  'BrowserNotSupported',
  'Canceled',
  'Started',
  'Success',
  'Finished',
] as const

/** Mostly right, so that each of the three is what is wrong often enough. */
export const deliveries: fc.Arbitrary<Delivery> = fc.record({
  origin: fc.oneof(
    { weight: 3, arbitrary: fc.constant('https://gegevens.nl') },
    fc.constantFrom('http://gegevens.nl', 'https://gegevens.nl:8443', 'https://gegevens.nl.x.nl', 'null', ''),
    fc.webUrl(),
  ),
  source: fc.oneof({ weight: 3, arbitrary: fc.constant('frame' as const) }, fc.constantFrom('other', 'none')),
  data: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ status: fc.constantFrom(...statuses), message: fc.anything(), result: fc.anything() }),
    },
    fc.record({ status: fc.anything() }),
    fc.anything(),
  ),
})

const provided: fc.Arbitrary<ProviderMessage> = fc.oneof(
  fc.record({ status: fc.constantFrom('NotAvailable', 'BrowserNotSupported', 'Canceled', 'Started') }),
  fc.record({ status: fc.constant('TechnicalError'), message: fc.string() }),
  fc.record({ status: fc.constantFrom('Success', 'Finished'), result: fc.constantFrom(undefined, null, {}, 'x') }),
)

const attempt = fc.integer({ min: 1, max: 3 })

const message: fc.Arbitrary<RetrievalMessage> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tag: fc.constant('heard'), message: provided }) },
  { weight: 2, arbitrary: fc.record({ tag: fc.constant('tokenCame'), attempt, token: fc.constant('a.b.c') }) },
  fc.record({ tag: fc.constant('tokenFailed'), attempt, fault: fc.constant({ tag: 'offline' } as const) }),
  fc.record({ tag: fc.constant('silence'), attempt, messageCount: fc.nat(3) }),
  fc.constant({ tag: 'taken' }),
  fc.record({ tag: fc.constant('notTaken'), reason: fc.constantFrom('unreadable', 'tooLarge', 'refused') }),
  fc.constant({ tag: 'again' }),
)

interface Lived {
  readonly states: readonly RetrievalFlowState[]
  readonly effects: readonly RetrievalEffect[]
}

/** A retrieval through any messages in any order, with every state that it went through and all that it brought about. */
export const lived: fc.Arbitrary<(needsToken: boolean) => Lived> = fc
  .array(message, { maxLength: 30 })
  .map(messages => needsToken => {
    const update = updateRetrieval(needsToken)
    let [state, first] = openRetrieval(needsToken)
    const states = [state]
    const effects = [...first]
    for (const one of messages) {
      const [next, due] = update(state, one)
      state = next
      states.push(state)
      effects.push(...due)
    }
    return { states, effects }
  })
