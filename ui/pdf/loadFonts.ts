import latin from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url'
import strongLatin from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url'
import extended from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url'
import strongExtended from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?url'
import vietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?url'
import strongVietnamese from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff?url'
import type { Fonts } from './pdfSheet'

const bytesOf = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`A font did not come: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/**
 * Loads the portal's typeface for PDFs, normal and bold, from its own server: Latin with all diacritics. Rejects
 * where a font does not come.
 */
export const loadFonts = async (): Promise<Fonts> => {
  const [text, strong] = await Promise.all([
    Promise.all([latin, extended, vietnamese].map(bytesOf)),
    Promise.all([strongLatin, strongExtended, strongVietnamese].map(bytesOf)),
  ])
  return { text, strong }
}
