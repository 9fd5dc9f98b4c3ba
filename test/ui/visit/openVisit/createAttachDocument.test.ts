import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { emptyInMemoryLogData, openInMemoryLog } from '../../../../events/log/inMemoryLog'
import { attachFiles } from '../../../../ui/survey/sending/attachFiles'
import { createAttachDocument } from '../../../../ui/visit/openVisit/createAttachDocument'
import { catalogues } from '../../../arbitraries/surveys'
import { openTab } from '../../../events/store/tab'

const pdf = (name: string, text = name, type = 'application/pdf'): File =>
  new File([`%PDF-1.4 ${text}`], name, { type })

const opened = async () => {
  const shelf = emptyInMemoryLogData()
  const log = openInMemoryLog(shelf)
  const { store } = await openTab(catalogues.shipped, log, 'a')
  const add = createAttachDocument({ store, log })
  const names = () => store.state().files.map(({ name }) => name)
  return { shelf, log, store, add, names, all: (files: readonly File[]) => attachFiles(files, [], add) }
}

describe('a document that is added', () => {
  test('has its bytes on the device before anything names them', async () => {
    const { add, shelf, store, log } = await opened()
    const order: string[] = []
    const { keepBlob } = log
    Reflect.set(log, 'keepBlob', (blob: Parameters<typeof keepBlob>[0]) => async () => {
      order.push(`bytes, ${store.state().files.length} named`)
      return keepBlob(blob)()
    })
    expect(await add(pdf('loon.pdf'))).toEqual(E.right('added'))
    await store.settled()
    const [file] = store.state().files
    expect(order).toEqual(['bytes, 0 named'])
    expect(new TextDecoder().decode(shelf.blobs.get(file?.digest ?? ''))).toBe('%PDF-1.4 loon.pdf')
  })

  test('may begin with something else, say nothing of its type, or be spelled in another way', async () => {
    const { all, names } = await opened()
    const late = new File([`${'x'.repeat(1000)}%PDF-1.4`], 'later.pdf', { type: 'application/pdf' })
    const { added, refused } = await all([late, pdf('zonder soort.pdf', '', ''), pdf('cafe\u0301.pdf')])
    expect(refused).toEqual([])
    expect(added).toHaveLength(3)
    expect(names()).toEqual(['later.pdf', 'zonder soort.pdf', 'caf\u00e9.pdf'])
  })

  test('takes the place of one of the same name, and the very same is there already', async () => {
    const { all, names } = await opened()
    expect((await all([pdf('loon.pdf')])).added).toEqual(['loon.pdf is toegevoegd.'])
    expect((await all([pdf('loon.pdf')])).added).toEqual(['loon.pdf staat al in de lijst.'])
    expect((await all([pdf('loon.pdf', 'januari')])).added).toEqual([
      'loon.pdf is vervangen door het bestand dat u nu koos.',
    ])
    expect(names()).toEqual(['loon.pdf'])
  })
})

describe('a document that is not added', () => {
  test.each([
    ['by its type', () => pdf('foto.png', '', 'image/png'), 'File not supported'],
    ['by how it begins', () => new File(['MZ'], 'a.pdf', { type: 'application/pdf' }), 'File not supported'],
    ['empty', () => new File([], 'a.pdf', { type: 'application/pdf' }), 'Dit bestand is leeg'],
    [
      'too large',
      () => new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'a.pdf', { type: 'application/pdf' }),
      'Dit bestand is te groot',
    ],
  ])('is refused %s, and named', async (_, make, message) => {
    const { all, names } = await opened()
    const file = make()
    const { refused } = await all([file, pdf('goed.pdf')])
    expect(refused).toEqual([expect.stringContaining(`${file.name}: ${message}`)])
    expect(names()).toEqual(['goed.pdf'])
  })

  test.each<readonly [string, (file: File) => void]>([
    ['cannot be read', file => Reflect.set(file, 'arrayBuffer', () => Promise.reject(new Error('NotReadableError')))],
    ['was changed since', file => Reflect.set(file, 'arrayBuffer', () => new Blob(['%PDF-']).arrayBuffer())],
  ])('%s is to be chosen again', async (_, spoil) => {
    const { all, names } = await opened()
    const file = pdf('weg.pdf')
    spoil(file)
    expect((await all([file])).refused).toEqual([
      'weg.pdf: Dit bestand kan niet worden gelezen. Kies het bestand opnieuw.',
    ])
    expect(names()).toEqual([])
  })

  test('for want of room holds up nothing else: what is answered after it is stored', async () => {
    const { all, names, log, store } = await opened()
    Reflect.set(log, 'keepBlob', () => async () => E.left({ tag: 'full', detail: 'QuotaExceededError' }))
    expect((await all([pdf('vol.pdf')])).refused).toEqual([expect.stringMatching(/^vol\.pdf: Er is geen ruimte meer/)])
    store.dispatch({ type: 'ShowScreen', screen: '/complete' })
    expect([await store.settled(), names()]).toEqual([true, []])
  })

  test('while nothing can be stored at all stays in this window, and can be sent', async () => {
    const { add, names, log, store } = await opened()
    const refused = { tag: 'refused', detail: '' } as const
    Reflect.set(log, 'keepBlob', () => async () => E.left(refused))
    Reflect.set(log, 'append', () => async () => E.left(refused))
    expect(await add(pdf('los.pdf'))).toEqual(E.right('added'))
    expect(names()).toEqual(['los.pdf'])
    const bytes = await store.blob(store.state().files[0]?.digest ?? '')()
    expect(bytes).toMatchObject({ right: { length: 16 } })
    store.stop()
  })

  test('of thirty at once twenty have no place, read by nobody, and say so in one line', async () => {
    const { all, names } = await opened()
    const files = Array.from({ length: 30 }, (_, at) => pdf(`stuk-${at + 10}.pdf`))
    let read = 0
    for (const file of files) {
      const { arrayBuffer } = file
      Reflect.set(file, 'arrayBuffer', () => {
        read++
        return arrayBuffer.call(file)
      })
    }
    const { refused, added } = await all(files)
    expect([names().length, added.length, read]).toEqual([10, 10, 10])
    expect(refused).toEqual([
      'U kunt maximaal 10 bestanden toevoegen. Niet toegevoegd: stuk-20.pdf, stuk-21.pdf, stuk-22.pdf en nog 17.',
    ])
  })

  test('is the second of one name at once, and a folder', async () => {
    const { add, names } = await opened()
    const files = [pdf('a.pdf', 'een'), pdf('a.pdf', 'twee'), pdf('a\u200b.pdf', 'drie')]
    const { refused } = await attachFiles(files, ['Belasting'], add)
    expect(refused).toEqual([
      expect.stringMatching(/^Belasting: Dit is een map/),
      expect.stringMatching(/^a\.pdf: U heeft meer dan één bestand met deze naam/),
      expect.stringMatching(/^a\u200b\.pdf: U heeft meer dan één bestand met deze naam/),
    ])
    expect(names()).toEqual(['a.pdf'])
  })

  test.each(['\u200b.pdf', '\u202e \u2066.pdf', '.pdf', '\u2800\u00a0.pdf', '\u200b'])(
    'is one of which no name can be seen: %j',
    async name => {
      const { all, names } = await opened()
      const { refused } = await all([pdf(name)])
      expect(refused).toEqual([expect.stringContaining('Van dit bestand is geen naam te zien')])
      expect(names()).toEqual([])
    },
  )

  test('goes out without marks of direction in its name', async () => {
    const { all, names } = await opened()
    await all([pdf('loon\u202Estrook\u200b.pdf')])
    expect(names()).toEqual(['loonstrook.pdf'])
  })

  test('is named so that no name looks like another', async () => {
    const { all } = await opened()
    const { refused } = await all([pdf('rekening\u202Efdp.exe', '', 'application/x-msdownload')])
    expect(refused).toEqual(['rekening\uFFFDfdp.exe: File not supported'])
  })
})
