/**
 * The entry of the support tool's page: renders the tool, or an error page where that throws. It stores nothing and
 * sends nothing.
 */

import '../../theme/theme.css'
import './tool.css'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { ProblemScreen } from '../../shell/ProblemScreen'
import { preventStrayDrops } from '../../widgets/files/preventStrayDrops'
import { createLogImporter } from './logImport/logImporter'
import { SupportTool } from './SupportTool'

type ErrorBoundaryProps = Readonly<{ children: ReactNode }>

/** Shows an error page where rendering a log throws. */
class ErrorBoundary extends Component<ErrorBoundaryProps, Readonly<{ broken: boolean }>> {
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

const element = document.getElementById('root')
if (element !== null) {
  const catalogue = compileCatalogue(survey)
  preventStrayDrops(window)
  createRoot(element).render(
    <ErrorBoundary>
      <SupportTool catalogue={catalogue} rules={__RULES__} logImporter={createLogImporter(catalogue, __RULES__)} />
    </ErrorBoundary>,
  )
}
