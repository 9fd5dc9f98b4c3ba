import { type ReactNode, useState } from 'react'

/**
 * How many lines of a long list to render, and the button that shows more or fewer; null where all show.
 * @param about what the list is about: of something else it begins anew
 */
export const useShowMore = (
  count: number,
  { atFirst, more }: Sizes,
  about = '',
): Readonly<{ most: number; button: ReactNode }> => {
  const [opened, setOpened] = useState({ about, most: atFirst })
  const most = opened.about === about ? opened.most : atFirst
  const left = Math.max(0, count - most)
  if (count <= atFirst) return { most, button: null }
  const button = (
    <button type="button" className="link" onClick={() => setOpened({ about, most: left > 0 ? most + more : atFirst })}>
      {left > 0 ? `en nog ${left}` : 'minder tonen'}
    </button>
  )
  return { most, button }
}

/** How many lines show at first, and how many more at each press. */
type Sizes = Readonly<{ atFirst: number; more: number }>
