import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { decodeResponse, isFaultFromOffice } from '../../../events/effects/calls/http'
import { dispatchCustomer } from '../../../events/effects/dispatchCustomer'
import { wireCustomerCodec } from '../../../events/effects/wire/customer'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../events/log/inMemoryLog'
import { digestOf, utf8Bytes } from '../../../events/record/digest'
import { catalogues } from '../../arbitraries/surveys'
import { openTab } from '../store/tab'

describe('an answer that does not decode', () => {
  const codec = t.type({ naam: t.string, adres: t.type({ straat: t.string, nummer: t.number }) })
  const saidOf = (body: unknown) => {
    const read = decodeResponse(codec, body)
    return E.isLeft(read) ? read.left : null
  }

  test('says which keys do not, each once, and no value', () => {
    const body = { naam: 'Jan', adres: { straat: 'Dam', nummer: 1 } }
    expect(saidOf(body)).toBeNull()
    expect(saidOf({ ...body, naam: 7 })).toEqual({ tag: 'nonsense', detail: 'naam' })
    expect(saidOf({ naam: null, adres: { straat: 7, nummer: 'geheim' } })).toEqual({
      tag: 'nonsense',
      detail: 'naam, adres.straat, adres.nummer',
    })
    const either = t.type({ naam: t.union([t.string, t.number]) })
    const read = decodeResponse(either, { naam: null })
    expect(E.isLeft(read) && read.left).toMatchObject({ tag: 'nonsense', detail: expect.stringContaining('naam') })
  })

  test('says what it should have been where none of it is right', () => {
    expect(saidOf('geheim')).toEqual({ tag: 'nonsense', detail: codec.constructor.name })
  })
})

test('the office has said something where a status or nonsense came of it', () => {
  expect((['offline', 'slow', 'aborted'] as const).map(tag => isFaultFromOffice({ tag }))).toEqual([
    false,
    false,
    false,
  ])
  expect(isFaultFromOffice({ tag: 'status', status: 500, body: null })).toBe(true)
  expect(isFaultFromOffice({ tag: 'nonsense', detail: '' })).toBe(true)
})

describe('a customer that is taken in', () => {
  const customerWith = (office: object) => {
    const read = wireCustomerCodec.decode({ data: { first_name: 'Jan', office: { data: { id: 2, ...office } } } })
    if (E.isLeft(read)) throw new Error('no customer')
    return read.right
  }
  const style = { style: { data: { logo: 'iVBORw0KGgo=', content_type: 'image/png' } } }
  const logo = 'data:image/png;base64,iVBORw0KGgo='
  const taking = async (office: object, rehearse = (): void => undefined) => {
    const { store } = await openTab(catalogues.shipped, openInMemoryLog(emptyInMemoryLogData()), 'a')
    const shown: (string | null)[] = []
    const taken = dispatchCustomer(store, customerWith(office), {
      rehearse,
      officeLogo: picture => shown.push(picture),
    })
    const events = () => store.records().flatMap(({ events: all }) => all.map(({ type }) => type))
    return { store, shown, taken, events }
  }

  test('brings the logo of its office, which is shown at once and kept beside the log', async () => {
    const { store, shown, taken, events } = await taking(style)
    expect(shown).toEqual([logo])
    await taken
    const digest = await digestOf(utf8Bytes(logo))
    expect(store.records().at(-1)?.events).toMatchObject([{ type: 'OfficeLogoLoaded', digest }])
    expect(events()).toContain('CustomerLoaded')
    await store.settled()
    expect(await store.blob(digest)()).toEqual(E.right(utf8Bytes(logo)))
  })

  test('whose office has none keeps none, and that is shown too', async () => {
    const { shown, taken, events } = await taking({})
    await taken
    expect(shown).toEqual([null])
    expect(events()).not.toContain('OfficeLogoLoaded')
  })

  test('that the screens cannot show is not taken in at all', async () => {
    const { store } = await openTab(catalogues.shipped, openInMemoryLog(emptyInMemoryLogData()), 'a')
    const rehearse = (): void => {
      throw new Error('cannot be shown')
    }
    const stage = { rehearse, officeLogo: () => undefined }
    expect(() => dispatchCustomer(store, customerWith(style), stage)).toThrow('cannot be shown')
    expect(store.records()).toEqual([])
  })
})
