import type { Host } from '../../domain/portal/hosts'
import { pictureOf } from '../../domain/portal/pictureAddress'
import type { Saving } from '../../events/store/writer'
import type { Portal } from '../survey/portal'
import type { Visit } from './visit'

/** What is still being typed is not kept yet, however quick the disk is. */
const typing: Saving = { tag: 'saving' }

/** An open log as the wizard's screens know it. */
export const portalOf = ({ catalogue, live, store, drafts }: Visit, host: Host, now: () => number): Portal => ({
  catalogue,
  live,
  dispatch: store.dispatch,
  saving: () => (drafts.open.read() > 0 && store.saving().tag === 'saved' ? typing : store.saving()),
  onSaving: listener => {
    const saving = store.saving$.subscribe(listener)
    const stop = drafts.open.subscribe(listener)
    return () => {
      saving.unsubscribe()
      stop()
    }
  },
  picture: image => pictureOf(image, host),
  now,
  drafts,
})
