/**
 * Reads and mixes a tenant's colours, and makes them readable by the contrast that WCAG 2.2 asks for. Colours are CSS
 * hex ('#rrggbb'), contrast is a ratio 1 to 21.
 */

export const textContrast = 4.5
export const borderContrast = 3
export const white = '#ffffff'
export const black = '#000000'

type Rgb = readonly [red: number, green: number, blue: number]

const hexShape = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map(channel =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const toRgb = (hex: string): Rgb => {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
}

/** '#rrggbb' in lower case from '#RRGGBB', 'RRGGBB' or '#RGB'; the fallback for anything else a server may send. */
export const readColour = (text: string, fallback: string): string => {
  const digits = hexShape.exec(text.trim())?.[1]
  if (digits === undefined) return fallback
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`.toLowerCase()
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const [red, green, blue] = toRgb(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export const contrast = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** `share` of `over` (0 to 1) laid on `under`. */
export const mix = (under: string, over: string, share: number): string => {
  const [a, b] = [toRgb(under), toRgb(over)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** White or black, whichever reads on this colour: one of the two always reaches 4.5. White wins where both do. */
export const textOn = (background: string): string => (contrast(white, background) >= textContrast ? white : black)

const steps = 64

/**
 * The colour itself when it has this contrast with every surface, else the least darkened version that has, else (on a dark
 * surface) the least lightened one, else whichever of black and white does best on the worst surface.
 */
export const readableOn = (colour: string, surfaces: readonly string[], wanted: number): string => {
  const worst = (candidate: string): number => Math.min(21, ...surfaces.map(surface => contrast(candidate, surface)))
  for (const pole of [black, white]) {
    for (let step = 0; step <= steps; step++) {
      const candidate = mix(colour, pole, step / steps)
      if (worst(candidate) >= wanted) return candidate
    }
  }
  return worst(black) >= worst(white) ? black : white
}
