import { withoutWrapper } from '../../../events/effects/wire/wireRecord'
import type { FieldErrors } from '../refusal'

const inside = (value: unknown, key: string): unknown => {
  const whole = withoutWrapper(value)
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
}

const at = (value: unknown, keys: readonly string[]): unknown => keys.reduce(inside, value)

/** The item of the office's own list that the inventory's is, by its id; where nothing was told of ids, by its position. */
const sameItem = (list: readonly unknown[], given: unknown, position: string): unknown => {
  const id = at(given, ['id', 'value'])
  return id === undefined ? list[Number(position)] : list.find(one => String(inside(one, 'id')) === String(id))
}

/** What the office told of the place in the inventory; undefined where it told nothing. */
const toldAt = (sent: unknown, given: unknown, [key, ...keys]: readonly string[]): unknown => {
  if (key === undefined) return sent
  const list = withoutWrapper(sent)
  const next = inside(given, key)
  const told = Array.isArray(list) ? sameItem(list, next, key) : inside(sent, officeName[key] ?? key)
  return toldAt(told, next, keys)
}

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
      const known = toldAt(sent, inside(body, root), keys)
      return root !== 'customer' || known === undefined || JSON.stringify(given) !== JSON.stringify(known)
    }),
  )
