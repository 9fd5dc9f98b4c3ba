import { type ReactNode, useState } from 'react'
import { cutText } from '../../../../domain/format/cutText'
import { longestExplanation } from '../../../../domain/language/limits'

/** Text that is cut when it is very long, with a button that shows the rest. */
export const LongText = ({ text, children = shown => shown }: LongTextProps) => {
  const [shown, more] = useLongText(text)
  return more === null ? (
    children(shown)
  ) : (
    <>
      {children(shown)} {more}
    </>
  )
}

/** Room for two of the longest answers that the portal takes, and some words around them. */
const most = 2 * longestExplanation + 100

const count = new Intl.NumberFormat('nl-NL')

/**
 * A text that holds answers, as much of it as is shown, and the button that shows the rest. A text that is longer than the
 * portal takes would hold up the page; of any other there is no rest.
 */
export const useLongText = (text: string): readonly [shown: string, more: ReactNode] => {
  const [whole, setWhole] = useState<string | null>(null)
  if (text.length <= most) return [text, null]
  const isWhole = whole === text
  return [
    isWhole ? text : cutText(text, longestExplanation),
    <button key="more" type="button" className="link" onClick={() => setWhole(isWhole ? null : text)}>
      {isWhole ? 'Toon alleen het begin' : `Toon alle ${count.format(text.length)} tekens`}
    </button>,
  ]
}

type LongTextProps = Readonly<{
  text: string
  /** Wraps the shown text. */
  children?: (shown: string) => ReactNode
}>
