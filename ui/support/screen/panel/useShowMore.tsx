import { type ReactNode, useState } from 'react'

/** So many lines at first, and so many more with each press: a page of thousands is not drawn at once. */
type Sizes = Readonly<{ atFirst: number; more: number }>

/**
 * How many of the lines of a list are drawn, and the button that opens the rest and closes it again; null where all are there.
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
