import { FocusLink } from '../../../shell/page/FocusLink'

/** Gives the focus to the title of a part of the view, by what the part is called. */
const focusPart = (name: string): void => {
  const title = document.querySelector<HTMLElement>(`section[aria-label="${name}"] > h2`)
  if (title === null) return
  title.tabIndex = -1
  title.focus()
}

type SkipLinkProps = Readonly<{ to: 'Uitleg' | 'Tijdlijn' }>

/** A way past what stands before a part of the view, seen once it has the focus. */
export const SkipLink = ({ to }: SkipLinkProps) => (
  <FocusLink className="skip" to={to} follow={focusPart}>
    Naar de {to.toLowerCase()}
  </FocusLink>
)
