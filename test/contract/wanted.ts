import type { Schema } from './schema'
import type { Leaf, Shape } from './shape'

const kindOf = ({ enum: choices, type, contentEncoding, pattern, description }: Schema): string => {
  if (choices !== undefined) return `one of ${choices.map(one => JSON.stringify(one)).join(', ')}`
  if (contentEncoding !== undefined) return `${contentEncoding} of a picture: PNG, JPEG, GIF, WebP or SVG`
  const kinds = type === undefined ? 'anything' : [type].flat().join(' or ')
  return description === undefined && pattern !== undefined ? `${kinds} as ${pattern}` : kinds
}

/** What a value should have been, in words. */
export const wantedOf = ({ schema }: Leaf): string =>
  schema.description === undefined ? kindOf(schema) : `${kindOf(schema)} (${schema.description})`

/** What belongs at a path of an answer; null for what no shape names. */
const shapeAt = (shape: Shape, at: string): Shape | null => {
  let reached: Shape | null = shape
  for (const key of at.split('.')) {
    if (reached === null || key === '') return reached
    if (reached.tag === 'list') reached = key === 'data' ? reached : /^\d+$/.test(key) ? reached.of : null
    else if (reached.tag === 'leaf') reached = null
    else if (Object.hasOwn(reached.keys, key)) reached = reached.keys[key] ?? null
    else if (key !== 'data') reached = null
  }
  return reached
}

const wantedShape = (shape: Shape): string => {
  switch (shape.tag) {
    case 'leaf':
      return wantedOf(shape)
    case 'object':
      return `an object${shape.required.length === 0 ? '' : ` with ${shape.required.join(', ')}`}`
    case 'list':
      return 'a list'
  }
}

/** What was wanted at a path, in words. */
export const wantedAt = (shape: Shape, at: string): string => {
  const found = shapeAt(shape, at)
  return found === null ? 'something else' : wantedShape(found)
}
