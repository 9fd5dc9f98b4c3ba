export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

let clock = (): number => performance.now()

/** Measures by another clock from now on: milliseconds, from whenever it likes. */
export const measureBy = (other: () => number): void => {
  clock = other
}

const timed = (work: () => void): number => {
  const start = clock()
  work()
  return clock() - start
}

/** One turn of a program: `prepare` makes its input, `work` is what is measured. */
export interface Turn<A> {
  readonly prepare: (round: number) => A
  readonly work: (input: A) => void
}

/**
 * Medians in milliseconds of two programs that take turns (A B A B), so that whatever the machine is doing besides
 * slows both; the first rounds warm up and do not count.
 */
export const inTurns = <A, B>(
  a: Turn<A>,
  b: Turn<B>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): { readonly a: number; readonly b: number } => {
  const [as, bs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + warmUp; round++) {
    const [inputA, inputB] = [a.prepare(round), b.prepare(round)]
    const [tookA, tookB] = [timed(() => a.work(inputA)), timed(() => b.work(inputB))]
    if (round < warmUp) continue
    as.push(tookA)
    bs.push(tookB)
  }
  return { a: median(as), b: median(bs) }
}

/** The median of one program alone. */
export const alone = <A>(turn: Turn<A>, rounds: { rounds: number; warmUp: number }): number =>
  inTurns(turn, { prepare: () => null, work: () => undefined }, rounds).a

/** Medians in milliseconds of any number of programs that take turns at the same input. */
export const takingTurns = <A>(
  prepare: (round: number) => A,
  works: readonly ((input: A) => void)[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): readonly number[] => {
  const took: number[][] = works.map(() => [])
  for (let round = 0; round < rounds + warmUp; round++) {
    const input = prepare(round)
    for (const [at, work] of works.entries()) {
      const ms = timed(() => work(input))
      if (round >= warmUp) took[at]?.push(ms)
    }
  }
  return took.map(median)
}
