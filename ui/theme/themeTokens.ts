import {
  black,
  borderContrast,
  luminance,
  mix,
  readableOn,
  readColour,
  textContrast,
  textOn,
  white,
} from '../../domain/portal/colour'
import { type Colours, colours as defaults } from '../../domain/portal/tenant'

/**
 * The custom properties that follow from a tenant's colours, made readable on each other. A colour that cannot be read
 * gives way to the default one.
 */
export const themeTokens = (chosen: Colours): ThemeTokens => {
  const colour = (name: keyof Colours): string => readColour(chosen[name], readColour(defaults[name], black))
  const tertiary = colour('tertiary')
  const band = luminance(tertiary) >= bandLightness ? tertiary : mix(white, tertiary, 0.14)
  const surfaces = [white, ground, band, darkestTint]
  const text = readableOn(colour('text'), surfaces, textContrast)
  return {
    ...roles('primary', colour('primary'), band),
    ...roles('secondary', colour('secondary'), band),
    ...roles('danger', colour('danger'), band),
    ...roles('success', colour('success'), band),
    ...roles('warning', colour('warning'), band),
    '--tertiary': tertiary,
    '--band': band,
    '--text': text,
    '--text-soft': readableOn(mix(text, white, 0.2), surfaces, textContrast),
    '--h1': readableOn(colour('h1'), surfaces, textContrast),
    '--h2': readableOn(colour('h2'), surfaces, textContrast),
    '--h3': readableOn(colour('h3'), surfaces, textContrast),
    '--h4': readableOn(colour('h4'), surfaces, textContrast),
  }
}

/** Custom properties by name ('--primary') with their values ('#17468f'). */
type ThemeTokens = Readonly<Record<string, string>>

const ground = '#f7f8fa'
const bandLightness = 0.75
const tintShare = 0.08
/** Darker than every tint and than a disabled field: what reads on it reads on those. */
const darkestTint = mix(white, black, tintShare)

/** A colour that carries meaning, in each part it plays: surface, words on it, words and borders in it, a light tint. */
const roles = (name: string, colour: string, band: string): ThemeTokens => {
  const tint = mix(white, colour, tintShare)
  const on = textOn(colour)
  const surfaces = [white, ground, band, tint]
  return {
    [`--${name}`]: colour,
    [`--on-${name}`]: on,
    [`--${name}-pressed`]: mix(colour, on === white ? black : white, 0.16),
    [`--${name}-tint`]: tint,
    [`--${name}-text`]: readableOn(colour, surfaces, textContrast),
    [`--${name}-border`]: readableOn(colour, surfaces, borderContrast),
  }
}
