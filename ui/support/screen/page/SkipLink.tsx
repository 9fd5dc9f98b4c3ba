import { FocusLink } from '../../../shell/page/FocusLink'

/** A skip link to a section of the viewer, visible while focused. */
export const SkipLink = ({ to }: SkipLinkProps) => (
  <FocusLink className="skip" to={to} follow={focusPart}>
    Naar de {to.toLowerCase()}
  </FocusLink>
)

/** Focuses the title of a section by the section's label. */
const focusPart = (name: string): void => {
  const title = document.querySelector<HTMLElement>(`section[aria-label="${name}"] > h2`)
  if (title === null) return
  title.tabIndex = -1
  title.focus()
}

type SkipLinkProps = Readonly<{ to: 'Uitleg' | 'Tijdlijn' }>
