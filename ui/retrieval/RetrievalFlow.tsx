/**
 * Runs and shows the retrieval in the provider's frame, from the token to its result or trouble, with the buttons back
 * and on.
 */
import { useCallback, useRef, useState } from 'react'
import type { HostConfig } from '../../domain/portal/portalConfig'
import type { ProviderMessage } from '../../domain/retrieval/providerMessage'
import { type ProviderVisit, providerAddress } from '../../domain/retrieval/providerPage'
import { providerTexts, retrievalTroubles } from '../../domain/texts/providerTexts'
import type { RetrievalCalls } from '../../events/effects/calls/retrievalCalls'
import { StepButtons } from '../shell/wizard/StepButtons'
import { useSurvey } from '../surveyContext/surveyContext'
import { useView } from '../surveyContext/useView'
import type { WizardActions } from '../surveyContext/wizardActions'
import { useEffectReducer } from '../useEffectReducer'
import { Button } from '../widgets/Button'
import { goOnByHand } from './goOnByHand'
import { ProviderFrame } from './ProviderFrame'
import { ProviderStatusBlock } from './ProviderStatusBlock'
import { RetrievalDoneBlock } from './RetrievalDoneBlock'
import styles from './RetrievalScreen.module.css'
import { RetrievalTroubleBlock } from './RetrievalTroubleBlock'
import { RetrievalWaiting } from './RetrievalWaiting'
import { recordRetrieval } from './recordRetrieval'
import { runRetrieval } from './runRetrieval'
import { openRetrieval, type RetrievalFlowState, updateRetrieval } from './updateRetrieval'

export type RetrievalFlowProps = WizardActions &
  Readonly<{
    visit: ProviderVisit
    host: Pick<HostConfig, 'provider' | 'local'>
    /** Of this visit's invitation. */
    askToken: ReturnType<RetrievalCalls['token']>
    /** Hands the overview of what was retrieved to the customer as a file. */
    onOverview: () => Promise<void>
    /** The provider does not work in this browser: the portal says so in place of every screen. */
    onUnsupported: () => void
  }>

const withToken = updateRetrieval(true)
const withoutToken = updateRetrieval(false)

export const RetrievalFlow = (props: RetrievalFlowProps) => {
  const { visit, host, askToken, onOverview, onUnsupported, onNavigate, onBack } = props
  const portal = useSurvey()
  const [needsToken] = useState(!visit.monitoring)
  const retrievedAt = useView(({ state }) => state.retrieval?.at ?? null)
  const onByHand = (): void => goOnByHand(portal, onNavigate)
  const [state, send] = useEffectReducer(
    () => openRetrieval(needsToken, retrievedAt !== null),
    needsToken ? withToken : withoutToken,
    runRetrieval({
      askToken,
      takeResult: recordRetrieval(portal.dispatch),
      goOn: onByHand,
      cancel: () => onNavigate('intro', { notice: { kind: 'danger', text: retrievalTroubles.canceled } }),
      unsupported: onUnsupported,
    }),
  )
  const onMessage = useCallback((message: ProviderMessage) => send({ tag: 'heard', message }), [send])
  // The button that was pressed goes with what it stood in.
  const root = useRef<HTMLElement>(null)
  const onAgain = (): void => {
    root.current?.focus()
    send({ tag: 'again' })
  }
  const actions = { onAgain, onByHand }
  return (
    <>
      <section ref={root} tabIndex={-1} aria-label={providerTexts.frameTitle} className={styles.retrieving}>
        {state.tag === 'done' && retrievedAt !== null && (
          <RetrievalDoneBlock at={retrievedAt} onOverview={onOverview} onAgain={actions.onAgain} />
        )}
        {state.tag === 'asking' && <RetrievalWaiting>{providerTexts.opening}</RetrievalWaiting>}
        {state.tag === 'opened' && (
          <Opened state={state} host={host} visit={visit} onMessage={onMessage} actions={actions} />
        )}
        {state.tag === 'trouble' && <RetrievalTroubleBlock trouble={state.trouble} {...actions} />}
        {(state.tag === 'taking' || state.tag === 'over') && (
          <RetrievalWaiting>{providerTexts.taking}</RetrievalWaiting>
        )}
      </section>
      {state.tag === 'done' ? (
        <StepButtons onPrevious={onBack} onNext={onByHand} />
      ) : (
        <Button icon="back" onClick={onBack}>
          {providerTexts.previous}
        </Button>
      )}
    </>
  )
}

type OpenedProps = Pick<RetrievalFlowProps, 'host' | 'visit'> &
  Readonly<{
    state: Extract<RetrievalFlowState, { tag: 'opened' }>
    onMessage: (message: ProviderMessage) => void
    actions: Readonly<{ onAgain: () => void; onByHand: () => void }>
  }>

const Opened = ({ state, host, visit, onMessage, actions }: OpenedProps) => (
  <>
    <ProviderStatusBlock phase={state.phase} isQuiet={state.isQuiet} {...actions} />
    <ProviderFrame
      key={state.attempt}
      host={host}
      address={providerAddress(host, visit, state.token)}
      onMessage={onMessage}
    />
  </>
)
