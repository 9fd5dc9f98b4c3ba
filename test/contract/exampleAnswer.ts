import type { Shape } from './shape'

/** One answer, from the examples of its fields. */
export const exampleOfShape = (shape: Shape): unknown => {
  switch (shape.tag) {
    case 'leaf':
      return shape.schema.example
    case 'object':
      return Object.fromEntries(Object.entries(shape.keys).map(([key, inner]) => [key, exampleOfShape(inner)]))
    case 'list':
      return [exampleOfShape(shape.of)]
  }
}

/** The answer of a call; that to PUT says when the inventory arrived. */
export const exampleAnswer = (name: string, shape: Shape): unknown => {
  const whole = exampleOfShape(shape)
  if (name !== 'inventory') return whole
  const sent = { ...Object(Object(whole).invitation), submitted_at: '2026-11-24T10:00:00Z' }
  return { ...Object(whole), invitation: sent }
}
