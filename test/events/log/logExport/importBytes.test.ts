import { expect, it } from 'vitest'
import { exportLog } from '../../../../events/log/logExport/exportLog'
import { importBytes } from '../../../../events/log/logExport/importBytes'
import { planImport } from '../../../../events/log/logExport/importLog'
import { answered, bytes, header } from '../samples'

const text = exportLog({
  header: header('first'),
  records: [answered(1, 'Ünïcødé €'), answered(2)],
  blobs: [],
})

/** Bytes as they come in, each piece so long, and how many pieces were asked for. */
const arriving = (all: Uint8Array, length: number) => {
  const asked = { pieces: 0 }
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += length) {
      asked.pieces += 1
      yield all.subarray(at, at + length)
    }
  }
  return { asked, pieces: pieces() }
}

it('a file is read as its text is, also when it comes in cut within a character', async () => {
  for (const length of [1, 2, 7, 10_000])
    expect(await importBytes(arriving(bytes(text), length).pieces)).toEqual(planImport(text))
  expect(planImport(text)).toMatchObject({ verdict: 'fine', log: { records: [answered(1, 'Ünïcødé €'), answered(2)] } })
})

it('a mark at its beginning is passed over once, and half a character at its end is a change', async () => {
  expect(await importBytes(arriving(bytes(`\uFEFF${text}`), 1).pieces)).toEqual(planImport(text))
  expect(await importBytes(arriving(bytes(`\uFEFF\uFEFF${text}`), 5).pieces)).toMatchObject({ verdict: 'impossible' })
  const half = Uint8Array.of(...bytes(text), 0xe2, 0x82)
  expect(await importBytes(arriving(half, 3).pieces)).toEqual(planImport(`${text}\uFFFD`))
})

it('no more is taken in than it takes to know that a file is no log', async () => {
  const { asked, pieces } = arriving(bytes(`<html>\n${'x'.repeat(1000)}`), 10)
  expect(await importBytes(pieces)).toMatchObject({ verdict: 'impossible', reasons: [{ tag: 'format' }] })
  expect(asked.pieces).toBe(1)
})
