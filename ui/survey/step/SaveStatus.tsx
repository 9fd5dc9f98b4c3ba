import { saveAnswers, saveForHelpdesk } from '../../../domain/texts/helpOpens'
import { helpdeskLogHolds, logHoldsAnswers, savedInWindow, savingFaults } from '../../../domain/texts/wizardTexts'
import type { Saving } from '../../../events/store/writer'
import { SaveState, type Saving as Shown } from '../../shell/wizard/SaveState'
import { Button } from '../../widgets/Button'
import { useSaving } from '../portal'
import { KeepOnDevice } from './KeepOnDevice'
import { keepingToAsk } from './persistence'

/** What is said of saving, with the customer's own copy where it is the only one. */
export const savingShown = (saving: Saving, onExport: () => void): Shown => {
  switch (saving.tag) {
    case 'saved':
      return { kind: 'saved' }
    case 'saving':
      return { kind: 'saving' }
    case 'inWindow':
      return { kind: 'failed', text: savedInWindow, action: { label: saveAnswers, onClick: onExport } }
    case 'fault': {
      const text = savingFaults[saving.fault.tag]
      return { kind: 'failed', text, action: { label: saveAnswers, onClick: onExport } }
    }
  }
}

const keeping = typeof navigator === 'undefined' ? null : keepingToAsk(navigator)

/** Whether everything is on this device, the customer's own copy of it, and the log for the helpdesk. */
export const SaveStatus = ({ onExport, onHelp }: Readonly<{ onExport: () => void; onHelp: () => void }>) => {
  const saving = useSaving()
  return (
    <SaveState
      saving={savingShown(saving, onExport)}
      menu={
        <>
          <p>{logHoldsAnswers}</p>
          <Button kind="quiet" icon="download" onClick={onExport}>
            {saveAnswers}
          </Button>
          <p>{helpdeskLogHolds}</p>
          <Button kind="quiet" onClick={onHelp}>
            {saveForHelpdesk}
          </Button>
          {/* What is not on the device, the browser cannot keep there. */}
          <KeepOnDevice storage={saving.tag === 'inWindow' ? null : keeping} />
        </>
      }
    />
  )
}
