import { readFileSync } from 'node:fs'
import type { Fonts } from '../../../ui/pdf/pdfSheet'
import { top } from '../../../ui/serve/settings'

const font = (part: string, weight: number): Uint8Array =>
  readFileSync(`${top}/node_modules/@fontsource/source-sans-3/files/source-sans-3-${part}-${weight}-normal.woff`)

const parts = ['latin', 'latin-ext', 'vietnamese']

/** The portal's fonts, from the disk. */
export const fonts: Fonts = {
  text: parts.map(part => font(part, 400)),
  strong: parts.map(part => font(part, 600)),
}
