import { saveAnswersLabel, saveLogLabel } from '../../domain/texts/helpLabels'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import styles from './ProblemScreen.module.css'
import { MessageScreen } from './page/MessageScreen'
import { usePageTitle } from './page/usePageTitle'

/**
 * The page in place of one that failed: what happened and what is safe, with buttons to retry, go back, save the
 * answers or save the log.
 */
export const ProblemScreen = (props: ProblemScreenProps) => {
  const {
    title = 'Er is iets misgegaan',
    text = 'Deze pagina kan nu niet worden getoond.',
    safe = null,
    onRetry,
    onBack,
    onSaveAnswers,
    onHelp,
    code,
  } = props
  usePageTitle(title)
  return (
    <MessageScreen title={title}>
      {/* A page that comes in the place of another, or of none, is not heard by itself. */}
      <p role="alert">{text}</p>
      {safe !== null && <p>{safe}</p>}
      <Actions>
        {onRetry !== undefined && (
          <Button kind="primary" onClick={onRetry}>
            Opnieuw proberen
          </Button>
        )}
        {onBack !== undefined && (
          <Button icon="back" onClick={onBack}>
            Terug
          </Button>
        )}
        {onSaveAnswers !== undefined && (
          <Button icon="download" onClick={onSaveAnswers}>
            {saveAnswersLabel}
          </Button>
        )}
        {onHelp !== undefined && <Button onClick={onHelp}>{saveLogLabel}</Button>}
      </Actions>
      {code !== undefined && (
        <p className={`soft ${styles.code}`}>Neemt u contact op met uw adviseur? Noem dan deze code: {code}</p>
      )}
    </MessageScreen>
  )
}

type ProblemScreenProps = Readonly<{
  title?: string
  /** What happened, in plain words. */
  text?: string | undefined
  /** What is known to be safe, or not to be. */
  safe?: string | null
  onRetry?: (() => void) | undefined
  /** To a screen that can be shown. */
  onBack?: (() => void) | undefined
  /** The customer's way to keep everything, whatever else fails. */
  onSaveAnswers?: (() => void) | undefined
  /** The log for whoever helps the customer; absent where there is no portal yet. */
  onHelp?: (() => void) | undefined
  /** For whoever helps the customer; never the only words. */
  code?: string | undefined
}>
