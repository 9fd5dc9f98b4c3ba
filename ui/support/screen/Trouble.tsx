import { Component, type ReactNode } from 'react'
import { ProblemScreen } from '../../shell/ProblemScreen'

type TroubleProps = Readonly<{ children: ReactNode }>

/** Whatever goes wrong with a log, there is a page that says so, never a blank one. */
export class Trouble extends Component<TroubleProps, Readonly<{ broken: boolean }>> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <ProblemScreen
        title="Dit logboek kan niet worden getoond"
        text="Er ging iets mis bij het tonen. Het bestand zelf is niet veranderd. Geef het aan een ontwikkelaar: 'npm run replay' met het bestand zegt vaak wat er aan de hand is."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
