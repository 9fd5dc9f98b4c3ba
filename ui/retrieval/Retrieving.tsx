import { useCallback, useRef, useState } from 'react'
import type { Host } from '../../domain/portal/hosts'
import type { ProviderMessage } from '../../domain/retrieval/providerMessage'
import { type ProviderVisit, providerAddress } from '../../domain/retrieval/providerPage'
import { providerTexts, retrievalTroubles } from '../../domain/texts/providerTexts'
import type { RetrievalCalls } from '../../events/effects/retrieval'
import { useMachine } from '../account/useMachine'
import { StepButtons } from '../shell/wizard/StepButtons'
import { usePortal, useView } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import { goOnByHand } from './goOnByHand'
import { ProviderFrame } from './ProviderFrame'
import { DoneBlock, ProviderNews, TroubleBlock, Waiting } from './RetrievalNews'
import styles from './RetrievalScreen.module.css'
import { openRetrieval, type Retrieval, updateRetrieval } from './retrieval'
import { runRetrieval } from './runRetrieval'
import { takeRetrieval } from './takeRetrieval'

export type RetrievingProps = WizardDoors &
  Readonly<{
    visit: ProviderVisit
    host: Pick<Host, 'provider' | 'local'>
    /** Of this visit's invitation. */
    askToken: ReturnType<RetrievalCalls['token']>
    /** Hands the overview of what was retrieved to the customer as a file. */
    onOverview: () => Promise<void>
    /** The provider does not work in this browser: the portal says so in place of every screen. */
    onUnsupported: () => void
  }>

const withToken = updateRetrieval(true)
const withoutToken = updateRetrieval(false)

/** The retrieval itself, from the token to what comes of it, and the way back. */
export const Retrieving = (props: RetrievingProps) => {
  const { visit, host, askToken, onOverview, onUnsupported, onNavigate, onBack } = props
  const portal = usePortal()
  const [needsToken] = useState(!visit.monitoring)
  const retrievedAt = useView(({ state }) => state.retrieval?.at ?? null)
  const onByHand = (): void => goOnByHand(portal, onNavigate)
  const [state, send] = useMachine(
    () => openRetrieval(needsToken, retrievedAt !== null),
    needsToken ? withToken : withoutToken,
    runRetrieval({
      askToken,
      takeResult: takeRetrieval(portal.dispatch),
      goOn: onByHand,
      cancel: () => onNavigate('intro', { notice: { kind: 'danger', text: retrievalTroubles.canceled } }),
      unsupported: onUnsupported,
    }),
  )
  const onMessage = useCallback((message: ProviderMessage) => send({ tag: 'heard', message }), [send])
  // The button that was pressed goes with what it stood in.
  const place = useRef<HTMLElement>(null)
  const onAgain = (): void => {
    place.current?.focus()
    send({ tag: 'again' })
  }
  const ways = { onAgain, onByHand }
  return (
    <>
      <section ref={place} tabIndex={-1} aria-label={providerTexts.frameTitle} className={styles.retrieving}>
        {state.tag === 'done' && retrievedAt !== null && (
          <DoneBlock at={retrievedAt} onOverview={onOverview} onAgain={ways.onAgain} />
        )}
        {state.tag === 'asking' && <Waiting>{providerTexts.opening}</Waiting>}
        {state.tag === 'opened' && <Opened state={state} host={host} visit={visit} onMessage={onMessage} ways={ways} />}
        {state.tag === 'trouble' && <TroubleBlock trouble={state.trouble} {...ways} />}
        {(state.tag === 'taking' || state.tag === 'over') && <Waiting>{providerTexts.taking}</Waiting>}
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

type OpenedProps = Pick<RetrievingProps, 'host' | 'visit'> &
  Readonly<{
    state: Extract<Retrieval, { tag: 'opened' }>
    onMessage: (message: ProviderMessage) => void
    ways: Readonly<{ onAgain: () => void; onByHand: () => void }>
  }>

const Opened = ({ state, host, visit, onMessage, ways }: OpenedProps) => (
  <>
    <ProviderNews phase={state.phase} isQuiet={state.isQuiet} {...ways} />
    <ProviderFrame
      key={state.attempt}
      host={host}
      address={providerAddress(host, visit, state.token)}
      onMessage={onMessage}
    />
  </>
)
