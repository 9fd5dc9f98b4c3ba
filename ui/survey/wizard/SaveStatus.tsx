import { useMemo } from 'react'
import { saveAnswersLabel } from '../../../domain/texts/helpLabels'
import { savedInWindow, savingFaults } from '../../../domain/texts/wizardTexts'
import type { SavingStatus } from '../../../events/store/writer'
import type { Stream } from '../../../events/stream'
import { SaveState, type SaveStateView as Shown } from '../../shell/wizard/SaveState'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { useStream } from '../../useStream'
import { isSavedOf } from './isSavedOf'

type SavingTrouble = Exclude<SavingStatus, { readonly tag: 'saved' | 'saving' }>

/** What keeps the answers from being saved; the same value for as long as it is the same trouble. */
export const savingTroubleOf = (saving: SavingStatus): SavingTrouble | null =>
  saving.tag === 'saved' || saving.tag === 'saving' ? null : saving

/** What is said of saving, with the customer's own copy where it is the only one. */
export const saveStateOf = (trouble: SavingTrouble | null, isSaved$: Stream<boolean>, onExport: () => void): Shown => {
  if (trouble === null) return { kind: 'resting', isSaved$ }
  const text = trouble.tag === 'inWindow' ? savedInWindow : savingFaults[trouble.fault.tag]
  return { kind: 'failed', text, action: { label: saveAnswersLabel, onClick: onExport } }
}

/** Whether everything is on this device. */
export const SaveStatus = ({ onExport }: Pick<WizardActions, 'onExport'>) => {
  const { saving$ } = useSurvey()
  const trouble = useStream(saving$, savingTroubleOf)
  const isSaved$ = useMemo(() => isSavedOf(saving$), [saving$])
  return <SaveState saving={saveStateOf(trouble, isSaved$, onExport)} />
}
