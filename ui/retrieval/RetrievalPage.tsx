/**
 * Shows the page 'Gegevens ophalen': the sources of the data, around the retrieval itself; while locked only why (spec
 * 1 section 2).
 */
import type { ReactNode } from 'react'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { type Extension, extensionsOf, type ProviderVisit } from '../../domain/retrieval/providerPage'
import { providerTexts } from '../../domain/texts/providerTexts'
import { situationOf } from '../../events/state/state'
import { providerVisit } from '../../projections/retrieval/providerVisit'
import { stepTitle } from '../../projections/wording/stepTitle'
import { WizardShell } from '../survey/wizard/WizardShell'
import { LockedNotice } from '../surveyContext/LockedNotice'
import { useLockReason } from '../surveyContext/lockReason'
import { useSurvey } from '../surveyContext/surveyContext'
import { useView } from '../surveyContext/useView'
import type { WizardActions, WizardShellActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './RetrievalScreen.module.css'
import { RetrievalWaiting } from './RetrievalWaiting'

type RetrievalPageProps = Pick<WizardActions, 'frame' | 'onNavigate' | 'onBack'> &
  WizardShellActions &
  Readonly<{
    /** What stands under where the data come from, once it is known for whom they are. */
    children: (visit: ProviderVisit) => ReactNode
  }>

export const RetrievalPage = ({ frame: Frame, children, ...actions }: RetrievalPageProps) => {
  const { onNavigate, onBack } = actions
  const { catalogue } = useSurvey()
  // Where it is a step of the order it looks like one, else it stands beside it (checklist OPEN-17).
  const inOrder = useView(({ state }) => orderOf(situationOf(catalogue, state)).includes('aqopi'))
  const title = useView(view => stepTitle(catalogue, view, 'aqopi'))
  const visit = useView(({ state }) => providerVisit(catalogue, state), isSameVisit)
  const locked = useLockReason()
  const monitoring = visit?.monitoring ?? inOrder
  const lead = providerTexts.lead[monitoring ? 'monitoring' : 'other']
  // What would come could not be taken in: nobody goes through DigiD for that.
  const content =
    locked !== null ? (
      <>
        <LockedNotice reason={locked} onNavigate={onNavigate} />
        <Button icon="back" onClick={onBack}>
          {providerTexts.previous}
        </Button>
      </>
    ) : (
      <>
        <Sources extensions={extensionsOf(monitoring)} />
        {visit === null ? <RetrievalWaiting>{providerTexts.opening}</RetrievalWaiting> : children(visit)}
      </>
    )
  return (
    <Frame title={title} screen="aqopi" layout="wizard">
      <WizardShell step="aqopi" lead={lead} undoActions={{ onNavigate }} {...actions}>
        {content}
      </WizardShell>
    </Frame>
  )
}

type Visit = ReturnType<typeof providerVisit>

const isSameVisit = (a: Visit, b: Visit): boolean =>
  a?.invitation === b?.invitation && a?.partner === b?.partner && a?.colours === b?.colours

const Sources = ({ extensions }: { readonly extensions: readonly Extension[] }) => (
  <section className={styles.what}>
    <h2>{providerTexts.sourcesTitle}</h2>
    <ul className={`bullets ${styles.sources}`}>
      {extensions.map(extension => (
        <li key={extension}>{providerTexts.sources[extension]}</li>
      ))}
    </ul>
  </section>
)
