/** One line of the report. `ratio` to the floor or to what `aim` names; null where a figure stands by itself. */
export interface Figure {
  readonly what: string
  readonly figure: string
  readonly floor: string
  readonly ratio: number | null
  /** At most this, and what it is a ratio to; null where nothing is aimed at. */
  readonly aim: { readonly most: number; readonly words: string } | null
  /** The same ratio before there were question steps, where it is known. */
  readonly before?: number | null
}

const headings = ['', 'figure', 'floor', 'ratio', 'before', 'aim', ''] as const

const cells = ({ what, figure, floor, ratio, aim, before = null }: Figure): readonly string[] => [
  what,
  figure,
  floor,
  ratio === null ? '' : `${ratio.toFixed(2)}x`,
  before === null ? '' : `${before.toFixed(2)}x`,
  aim?.words ?? '',
  aim === null || ratio === null ? '' : ratio <= aim.most ? 'met' : 'MISSED',
]

/** Cells below each other. */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The figures below each other, with a heading. */
export const table = (title: string, figures: readonly Figure[]): string =>
  `${title}\n${aligned([headings, ...figures.map(cells)]).join('\n')}\n`
