import { showFileName } from '../../domain/format/fileName'
import { stageTexts } from '../../domain/texts/sendingTexts'
import { fileBeingSent } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'

/** How far sending has come, in words; null while nothing is under way. */
export const sendingStage = (state: State): string | null => {
  const { sending, files, filesSent } = state
  switch (sending.tag) {
    case 'busy': {
      const file = fileBeingSent(state)
      if (file === undefined) return stageTexts.inventory
      const left = files.filter(({ name }) => !filesSent.has(name)).length
      return stageTexts.file(files.length - left + 1, files.length, showFileName(file.name))
    }
    case 'oneFile':
      return stageTexts.oneFile(showFileName(sending.name))
    case 'unconfirmed':
      return sending.asked === 0 || sending.sought ? stageTexts.asking : null
    case 'sent':
      return stageTexts.arrived
    case 'idle':
    case 'failed':
      return null
  }
}
