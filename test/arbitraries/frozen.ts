const seen = new WeakSet<object>()

const refuse = (): never => {
  throw new TypeError('a state that was is changed')
}

const sealed = (collection: object): void => {
  for (const name of ['set', 'add', 'delete', 'clear'])
    Object.defineProperty(collection, name, { value: refuse, enumerable: false })
}

/** The same value, of which nothing can be changed any more: who tries, throws. */
export const frozen = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value
  seen.add(value)
  if (value instanceof Map || value instanceof Set) {
    sealed(value)
    for (const [key, held] of value.entries()) {
      frozen(key)
      frozen(held)
    }
  } else for (const held of Object.values(value)) frozen(held)
  return Object.freeze(value)
}
