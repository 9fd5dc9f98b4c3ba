import { describe, expect, it } from 'vitest'
import { providerMessage } from '../../../domain/retrieval/providerMessage'

const host = {
  local: false,
  provider: { page: 'https://gegevens.nl/', origin: 'https://gegevens.nl', configs: '', kantoor: '', hbx: '' },
}
const frame = { name: 'the frame' }
const heard = (data: unknown, origin = 'https://gegevens.nl', source: unknown = frame) =>
  providerMessage(host, frame, { origin, source, data })

describe('a message of the provider', () => {
  it.each([
    { status: 'NotAvailable' },
    { status: 'BrowserNotSupported' },
    { status: 'Canceled' },
    { status: 'Started' },
    { status: 'TechnicalError', message: 'Code 17' },
    { status: 'Success', result: { customer: {} } },
    { status: 'Finished', result: null },
  ])('$status is heard', data => expect(heard(data)).toEqual(data))

  it.each([
    ['without words', { status: 'TechnicalError' }],
    ['whose words are no text', { status: 'TechnicalError', message: 17 }],
  ])('an error %s is one without words', (_, data) =>
    expect(heard(data)).toEqual({ status: 'TechnicalError', message: '' }),
  )

  it.each([
    ['another status', { status: 'Done' }],
    ['a status in other letters', { status: 'success' }],
    ['a status in a list', { status: ['Success'] }],
    ['no status', { result: {} }],
    ['text', 'Success'],
    ['nothing', null],
    ['a key of every object', { status: 'toString' }],
  ])('%s is not', (_, data) => expect(heard(data)).toBeNull())

  it.each([
    'https://gegevens.nl.kwaad.nl',
    'http://gegevens.nl',
    'https://gegevens.nl:444',
    'https://www.gegevens.nl',
    'https://gegevens.nl/',
    'http://localhost:5190',
    'null',
    '',
  ])('of %s is not', origin => expect(heard({ status: 'Started' }, origin)).toBeNull())

  it.each([[{ name: 'the frame' }], [null]])('from the window %o is not', source =>
    expect(heard({ status: 'Started' }, 'https://gegevens.nl', source)).toBeNull(),
  )

  it('is not heard while there is no frame', () => {
    const delivered = { origin: 'https://gegevens.nl', data: { status: 'Started' } }
    expect(providerMessage(host, null, { ...delivered, source: null })).toBeNull()
    expect(providerMessage(host, undefined, { ...delivered, source: undefined })).toBeNull()
  })
})
