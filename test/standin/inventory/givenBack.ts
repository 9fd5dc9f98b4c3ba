import type { FieldErrors } from '../refusal'

const inside = (value: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  const data: unknown = Reflect.get(value, 'data')
  return typeof data === 'object' && data !== null ? inside(data, key) : Reflect.get(value, key)
}

const at = (value: unknown, keys: readonly string[]): unknown => keys.reduce(inside, value)

/** What the office calls a list of the inventory. */
const officeName: Readonly<Record<string, string>> = { employers: 'employments' }

/**
 * The misfits without those where the inventory gives back what this office itself sent: whatever it is, it is the
 * office's own, and a portal that does not ask it has no business mending it.
 */
export const notGivenBack = (problems: FieldErrors, body: unknown, sent: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => {
      const [root = '', ...keys] = path.split('.')
      const given = at(body, [root, ...keys, 'value'])
      const known = at(
        sent,
        keys.map(key => officeName[key] ?? key),
      )
      return root !== 'customer' || known === undefined || JSON.stringify(given) !== JSON.stringify(known)
    }),
  )
