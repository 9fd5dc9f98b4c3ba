import { useMemo } from 'react'
import { elsewhereOffers } from '../../../domain/texts/elsewhereOffers'
import { saveAnswers, saveForHelpdesk } from '../../../domain/texts/helpOpens'
import { logHoldsAnswers } from '../../../domain/texts/visitTexts'
import { helpdeskLogHolds, savedInWindow, savingFaults } from '../../../domain/texts/wizardTexts'
import type { Saving } from '../../../events/store/writer'
import type { Stream } from '../../../events/stream'
import { SaveState, type Saving as Shown } from '../../shell/wizard/SaveState'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { usePortal } from '../portal'
import { isSavedOf } from './isSaved'
import { KeepOnDevice } from './KeepOnDevice'
import { keepingToAsk } from './persistence'
import type { WizardDoors } from './wizardDoors'

type Troubled = Exclude<Saving, { readonly tag: 'saved' | 'saving' }>

/** What keeps the answers from being saved; the same value for as long as it is the same trouble. */
export const troubleOf = (saving: Saving): Troubled | null =>
  saving.tag === 'saved' || saving.tag === 'saving' ? null : saving

/** What is said of saving, with the customer's own copy where it is the only one. */
export const savingShown = (trouble: Troubled | null, isSaved$: Stream<boolean>, onExport: () => void): Shown => {
  if (trouble === null) return { kind: 'resting', isSaved$ }
  const text = trouble.tag === 'inWindow' ? savedInWindow : savingFaults[trouble.fault.tag]
  return { kind: 'failed', text, action: { label: saveAnswers, onClick: onExport } }
}

const keeping = typeof navigator === 'undefined' ? null : keepingToAsk(navigator)

/** Whether everything is on this device, the customer's own copy of it, and the log for the helpdesk. */
export const SaveStatus = ({
  onExport,
  onHelp,
  onElsewhere,
}: Pick<WizardDoors, 'onExport' | 'onHelp' | 'onElsewhere'>) => {
  const { saving$ } = usePortal()
  const trouble = useStream(saving$, troubleOf)
  const isSaved$ = useMemo(() => isSavedOf(saving$), [saving$])
  return (
    <SaveState
      saving={savingShown(trouble, isSaved$, onExport)}
      menu={
        <>
          <p>{logHoldsAnswers}</p>
          <Button kind="quiet" icon="download" onClick={onExport}>
            {saveAnswers}
          </Button>
          <p>{elsewhereOffers.why}</p>
          <Button kind="quiet" onClick={() => onElsewhere('make')}>
            {elsewhereOffers.menu}
          </Button>
          <Button kind="quiet" onClick={() => onElsewhere('open')}>
            {elsewhereOffers.menuOpen}
          </Button>
          <p>{helpdeskLogHolds}</p>
          <Button kind="quiet" onClick={onHelp}>
            {saveForHelpdesk}
          </Button>
          {/* What is not on the device, the browser cannot keep there. */}
          <KeepOnDevice storage={trouble?.tag === 'inWindow' ? null : keeping} />
        </>
      }
    />
  )
}
