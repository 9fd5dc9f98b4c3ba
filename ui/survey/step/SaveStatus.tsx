import { downloadLog, savingFaults } from '../../../domain/texts/wizardTexts'
import type { Saving } from '../../../events/store/writer'
import { SaveState, type Saving as Shown } from '../../shell/wizard/SaveState'
import { Button } from '../../widgets/Button'
import { useSaving } from '../portal'

const shown = (saving: Saving, onExport: () => void): Shown => {
  switch (saving.tag) {
    case 'saved':
      return { kind: 'saved' }
    case 'saving':
      return { kind: 'saving' }
    case 'fault': {
      const text = savingFaults[saving.fault.tag]
      // What was erased is not there to download.
      if (saving.fault.tag === 'erased') return { kind: 'failed', text }
      return { kind: 'failed', text, action: { label: downloadLog, onClick: onExport } }
    }
  }
}

/** Whether everything is on this device, and the customer's own copy of it. */
export const SaveStatus = ({ onExport }: { onExport: () => void }) => (
  <SaveState
    saving={shown(useSaving(), onExport)}
    menu={
      <Button kind="quiet" icon="download" onClick={onExport}>
        {downloadLog}
      </Button>
    }
  />
)
