import type { Draw } from './draw'

/** Beyond this no number is an amount, and so near to 0 none is either: those stay, and so does their order. */
const largest = 1e15
const mostDecimals = 17

/** How many decimals a number is written with; null for one that is written with an exponent. */
const decimalsOf = (value: number): number | null => {
  const text = String(Math.abs(value))
  if (text.includes('e')) return null
  return text.split('.')[1]?.length ?? 0
}

const isPlain = (value: number): boolean => {
  const decimals = decimalsOf(value)
  return decimals !== null && decimals <= mostDecimals && Math.abs(value) <= largest
}

/** How far a knot moves at most, and how far knots are apart, on the scale on which amounts are spread evenly. */
const furthest = 0.7
const apart = 1.6

/**
 * A strictly rising map of 0 to `span` onto itself: small and large amounts move by about as much in proportion, up to
 * two times either way.
 */
const warp = (draw: Draw, span: number): ((from: number) => number) => {
  const end = Math.log1p(span)
  const knots: (readonly [from: number, to: number])[] = [[0, 0]]
  for (let at = Math.min(apart, end / 2); at < end - furthest / 2; at += apart) {
    const [room, left] = [Math.min(furthest, (end - at) / 2, at / 2), knots.at(-1)?.[1] ?? 0]
    knots.push([at, Math.max(at + (2 * draw() - 1) * room, left + 0.05)])
  }
  const last = knots.at(-1)?.[1] ?? 0
  knots.push([end, Math.max(end, last + 0.05)])
  const top = knots.at(-1)?.[1] ?? end
  return from => {
    const at = Math.log1p(from)
    const next = Math.max(
      1,
      knots.findIndex(([knot]) => knot >= at),
    )
    const [[x0, y0], [x1, y1]] = [knots[next - 1] ?? [0, 0], knots[next] ?? [end, top]]
    const to = x1 === x0 ? y0 : y0 + ((at - x0) * (y1 - y0)) / (x1 - x0)
    return Math.expm1((to * end) / top)
  }
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Where they are not in order after rounding, pushed up by the least; null where there is no room for that. */
const inOrder = (
  from: number,
  to: number,
  wanted: readonly number[],
  decimals: readonly number[],
): readonly number[] | null => {
  const placed = wanted.slice()
  let below = from
  for (const [i, value] of placed.entries()) {
    const places = decimals[i] ?? 0
    const unit = 10 ** -places
    placed[i] = value > below ? value : rounded(Math.floor(below / unit) * unit + unit, places)
    below = placed[i] ?? below
  }
  let above = to
  for (let i = placed.length - 1; i >= 0; i--) {
    const places = decimals[i] ?? 0
    const unit = 10 ** -places
    const value = placed[i] ?? above
    placed[i] = value < above ? value : rounded(Math.ceil(above / unit) * unit - unit, places)
    above = placed[i] ?? above
  }
  const all = [from, ...placed, to]
  return all.every((value, i) => i === 0 || value > (all[i - 1] ?? value)) ? placed : null
}

/** What stands where it stood goes up or down by the least, where that is free: beside a threshold the map hardly moves. */
const nudged = (
  draw: Draw,
  from: number,
  to: number,
  values: readonly number[],
  placed: readonly number[],
  decimals: readonly number[],
): readonly number[] => {
  const free = placed.slice()
  for (const [i, value] of values.entries()) {
    if (free[i] !== value) continue
    const places = decimals[i] ?? 0
    const ways = [1, -1].map(way => rounded(value + way * 10 ** -places, places))
    const [below, above] = [free[i - 1] ?? from, free[i + 1] ?? to]
    free[i] = (draw() < 0.5 ? ways : ways.toReversed()).find(one => one > below && one < above) ?? value
  }
  return free
}

/** The new values of those between two fixed points; where they have no room to move they stay. */
const between = (draw: Draw, from: number, to: number, values: readonly number[]): readonly number[] => {
  const decimals = values.map(value => decimalsOf(value) ?? 0)
  let best = values
  let moved = 0
  for (let attempt = 0; attempt < 8 && moved < values.length; attempt++) {
    // Below 0 the small amounts stand at the other end.
    const isBelow = to <= 0
    const spread = warp(draw, to - from)
    const wanted = values.map((value, i) =>
      rounded(isBelow ? to - spread(to - value) : from + spread(value - from), decimals[i] ?? 0),
    )
    const found = inOrder(from, to, wanted, decimals)
    const count = found?.filter((value, i) => value !== values[i]).length ?? 0
    if (found !== null && count > moved) [best, moved] = [found, count]
  }
  return nudged(draw, from, to, values, best, decimals)
}

/**
 * Another number for each of these, by one map that strictly rises and in which every threshold stays: order, equality
 * and sides are as they were, and so are the decimals.
 */
export const replacedNumbers = (
  draw: Draw,
  values: ReadonlySet<number>,
  thresholds: ReadonlySet<number>,
): ReadonlyMap<number, number> => {
  const plain = [...values].filter(value => isPlain(value) && !thresholds.has(value)).sort((a, b) => a - b)
  const odd = [...values].filter(value => !isPlain(value) && Math.abs(value) < largest)
  const fixed = [...new Set([-largest - 1, ...thresholds, ...odd, largest + 1])].sort((a, b) => a - b)
  const replaced = new Map<number, number>()
  let at = 0
  for (let i = 1; i < fixed.length; i++) {
    const [from, to] = [fixed[i - 1] ?? 0, fixed[i] ?? 0]
    const within: number[] = []
    for (let value = plain[at]; value !== undefined && value < to; value = plain[at]) {
      within.push(value)
      at += 1
    }
    if (within.length === 0) continue
    const found = between(draw, from, to, within)
    for (const [j, value] of within.entries()) replaced.set(value, found[j] ?? value)
  }
  return replaced
}
