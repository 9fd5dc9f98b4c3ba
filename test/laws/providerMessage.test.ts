import fc from 'fast-check'
import { expect, test } from 'vitest'
import { providerMessage } from '../../domain/retrieval/providerMessage'
import { type Delivery, deliveries, lived } from '../arbitraries/retrieval'
import { checkLaw } from './check'

const frame = {}
const provider = { page: 'https://gegevens.nl/', origin: 'https://gegevens.nl', configs: '', kantoor: '', hbx: '' }
const host = { local: false, provider }

/** What makes a message count: exactly the origin, exactly the window, and a status of the list. */
const counts = ({ origin, source, data }: Delivery): boolean =>
  origin === provider.origin &&
  source === 'frame' &&
  typeof data === 'object' &&
  data !== null &&
  'status' in data &&
  typeof data.status === 'string' &&
  /^(NotAvailable|TechnicalError|BrowserNotSupported|Canceled|Started|Success|Finished)$/.test(data.status)

test('only what comes from the provider’s origin, from the frame and in shape is heard', () => {
  checkLaw(
    'a forged message is heard',
    fc.property(deliveries, delivery => {
      const { origin, data } = delivery
      const source = delivery.source === 'frame' ? frame : delivery.source === 'none' ? null : {}
      expect(providerMessage(host, frame, { origin, source, data }) !== null).toBe(counts(delivery))
    }),
    500,
  )
})

test('whatever is heard, in whatever order, at most one result is taken and one way is gone', () => {
  checkLaw(
    'a retrieval ends twice',
    fc.property(fc.boolean(), lived, (needsToken, messages) => {
      const { states, effects } = messages(needsToken)
      const ends = effects.filter(({ tag }) => tag === 'goOn' || tag === 'cancel' || tag === 'unsupported')
      expect(ends.length).toBeLessThanOrEqual(1)
      // A result is taken again only after another try was asked for.
      const tries = states.at(-1)?.attempt ?? 1
      expect(effects.filter(({ tag }) => tag === 'take').length).toBeLessThanOrEqual(tries)
      // Nothing moves any more once it is over.
      const over = states.findIndex(({ tag }) => tag === 'over')
      if (over >= 0) expect(states.slice(over).every(state => state === states[over])).toBe(true)
      // No frame stands open with a token for who needs none, nor without for who does.
      for (const state of states) if (state.tag === 'opened') expect(state.token !== null).toBe(needsToken)
    }),
    500,
  )
})
