import { providerTexts } from '../../../../domain/texts/providerTexts'
import { DoneBlock } from '../../../retrieval/RetrievalNews'
import { StepButtons } from '../../../shell/wizard/StepButtons'
import { useView } from '../../../survey/portal'
import { Button } from '../../../widgets/Button'
import styles from './Retrieved.module.css'

const nothing = (): void => undefined

/** In place of the provider's page, which the log does not hold: what stood there. */
export const Retrieved = () => {
  const retrievedAt = useView(({ state }) => state.retrieval?.at ?? null)
  if (retrievedAt !== null)
    return (
      <>
        <DoneBlock at={retrievedAt} onOverview={() => Promise.resolve()} onAgain={nothing} />
        <StepButtons onPrevious={nothing} onNext={nothing} />
      </>
    )
  return (
    <>
      <section className={styles.provider} aria-label={providerTexts.frameTitle}>
        <p>Hier stond de pagina van de dataleverancier. Wat de klant daar zag of deed, staat niet in het logboek.</p>
      </section>
      <Button icon="back" onClick={nothing}>
        {providerTexts.previous}
      </Button>
    </>
  )
}
