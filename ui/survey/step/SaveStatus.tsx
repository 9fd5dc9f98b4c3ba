import { downloadLog, logHoldsAnswers, savingFaults } from '../../../domain/texts/wizardTexts'
import type { Saving } from '../../../events/store/writer'
import { SaveState, type Saving as Shown } from '../../shell/wizard/SaveState'
import { Button } from '../../widgets/Button'
import { useSaving } from '../portal'
import { KeepOnDevice } from './KeepOnDevice'
import { keepingToAsk } from './persistence'

const shown = (saving: Saving, onExport: () => void): Shown => {
  switch (saving.tag) {
    case 'saved':
      return { kind: 'saved' }
    case 'saving':
      return { kind: 'saving' }
    case 'fault': {
      const text = savingFaults[saving.fault.tag]
      return { kind: 'failed', text, action: { label: downloadLog, onClick: onExport } }
    }
  }
}

const keeping = typeof navigator === 'undefined' ? null : keepingToAsk(navigator)

/** Whether everything is on this device, and the customer's own copy of it. */
export const SaveStatus = ({ onExport }: { onExport: () => void }) => (
  <SaveState
    saving={shown(useSaving(), onExport)}
    menu={
      <>
        <p>{logHoldsAnswers}</p>
        <Button kind="quiet" icon="download" onClick={onExport}>
          {downloadLog}
        </Button>
        <KeepOnDevice storage={keeping} />
      </>
    }
  />
)
