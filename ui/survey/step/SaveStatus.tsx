import { useMemo } from 'react'
import { saveAnswers } from '../../../domain/texts/helpOpens'
import { savedInWindow, savingFaults } from '../../../domain/texts/wizardTexts'
import type { Saving } from '../../../events/store/writer'
import type { Stream } from '../../../events/stream'
import { SaveState, type Saving as Shown } from '../../shell/wizard/SaveState'
import { useStream } from '../../useStream'
import { usePortal } from '../portal'
import { isSavedOf } from './isSaved'
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

/** Whether everything is on this device. */
export const SaveStatus = ({ onExport }: Pick<WizardDoors, 'onExport'>) => {
  const { saving$ } = usePortal()
  const trouble = useStream(saving$, troubleOf)
  const isSaved$ = useMemo(() => isSavedOf(saving$), [saving$])
  return <SaveState saving={savingShown(trouble, isSaved$, onExport)} />
}
