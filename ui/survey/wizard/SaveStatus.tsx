/**
 * The save indicator: whether all answers are stored on this device; on failure why not, with a button that exports the
 * log, then the only copy.
 */
import { useMemo } from 'react'
import { saveAnswersLabel } from '../../../domain/texts/helpLabels'
import { savedInWindow, savingFaults } from '../../../domain/texts/savingTexts'
import type { SavingStatus } from '../../../events/store/writer'
import type { Stream } from '../../../events/stream'
import { SaveState, type SaveStateView as Shown } from '../../shell/wizard/SaveState'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { useStream } from '../../useStream'
import { isSavedOf } from './isSavedOf'

type SavingTrouble = Exclude<SavingStatus, { readonly tag: 'saved' | 'saving' }>

/** The reason why answers are not saved; null while they are. The same object as long as the reason is the same. */
export const savingTroubleOf = (saving: SavingStatus): SavingTrouble | null =>
  saving.tag === 'saved' || saving.tag === 'saving' ? null : saving

/** The state of the save indicator; on failure with a button that exports the log, then the only copy. */
export const saveStateOf = (trouble: SavingTrouble | null, isSaved$: Stream<boolean>, onExport: () => void): Shown => {
  if (trouble === null) return { kind: 'resting', isSaved$ }
  const text = trouble.tag === 'inWindow' ? savedInWindow : savingFaults[trouble.fault.tag]
  return { kind: 'failed', text, action: { label: saveAnswersLabel, onClick: onExport } }
}

export const SaveStatus = ({ onExport }: Pick<WizardActions, 'onExport'>) => {
  const { saving$ } = useSurvey()
  const trouble = useStream(saving$, savingTroubleOf)
  const isSaved$ = useMemo(() => isSavedOf(saving$), [saving$])
  return <SaveState saving={saveStateOf(trouble, isSaved$, onExport)} />
}
