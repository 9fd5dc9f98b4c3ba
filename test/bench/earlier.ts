/** Where the core ran. */
export type Engine = 'Chromium' | 'Node'

interface Earlier {
  /** An answer against the floor, in the visit with the loan parts. */
  readonly answers: readonly { readonly parts: number; readonly ratio: number }[]
  /** What an answer costs among 500 loan parts, against 1. */
  readonly manyParts: number | null
  /** What it costs with 200 listening, against 1. */
  readonly manyListening: number | null
  /** 100,000 events against the floor. */
  readonly replay: number | null
}

/**
 * The ratios of the portal that could walk and asked only about the customer and the loan parts, on a quiet machine: what
 * the question steps must not make worse. Null where nobody wrote them down.
 */
export const earlier: Readonly<Record<Engine, Earlier>> = {
  Chromium: {
    answers: [
      { parts: 1, ratio: 3.8 },
      { parts: 100, ratio: 2.9 },
      { parts: 500, ratio: 2.7 },
    ],
    manyParts: 1.17,
    manyListening: 1.04,
    replay: 0.6,
  },
  Node: {
    answers: [
      { parts: 1, ratio: 4.4 },
      { parts: 100, ratio: 3.1 },
      { parts: 500, ratio: 3.7 },
    ],
    manyParts: null,
    manyListening: null,
    replay: null,
  },
}
