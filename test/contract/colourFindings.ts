import { readColour } from '../../domain/portal/colour'
import { coloursCodec } from '../../domain/portal/tenant'
import { ownValue, unwrapped } from '../../events/effects/wire/wireRecord'
import { type Finding, finding, inBody, shownValue } from './finding'

const colourNames = Object.keys(coloursCodec.fields)

/** A colour of a name that no page uses, or that is none: pages have the portal's own there. */
const colourFinding = (at: string, name: string, value: unknown): readonly Finding[] => {
  if (!colourNames.includes(name))
    return [finding('differs', at, 'a colour that no page uses', `one of ${colourNames.join(', ')}`)]
  const isRead = value === null || (typeof value === 'string' && readColour(value, '') !== '')
  return isRead ? [] : [finding('differs', at, shownValue(value), 'a colour as #17468f or #fff')]
}

/** What is wrong with the colours in the look of a tenant. */
export const colourFindings = (body: unknown): readonly Finding[] => {
  const record = unwrapped(body)
  const besides = Object.entries(record ?? {}).filter(([key]) => /_colou?r$/.test(key))
  const nested: readonly (readonly [string, unknown])[] = Object.entries(Object(ownValue(record, 'colours')))
  return [
    ...besides.flatMap(([key, value]) => colourFinding(inBody(body, key), key.replace(/_color$/, ''), value)),
    ...nested.flatMap(([key, value]) => colourFinding(inBody(body, `colours.${key}`), key, value)),
  ]
}
