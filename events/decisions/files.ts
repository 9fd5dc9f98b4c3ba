/**
 * Decides the events of attaching a document, attaching the overview of retrieved data and removing a document, or
 * why not (too large, too many, none of that name).
 */
import { type Attachment, hasOverview, maxFileBytes, maxFiles, overviewName } from '../../domain/sending/attachment'
import { fileAttached, fileRemoved } from '../definitions/files'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/**
 * The customer adds a document; one of the same name is replaced (checklist OPEN-130), the very same is there already: the
 * office gets nothing twice.
 */
export const attachFile = ({ state }: DecisionContext, file: Attachment): Decision => {
  if (file.size > maxFileBytes) return refuse({ tag: 'FileTooLarge' })
  if (state.files.some(one => one.name === file.name && one.digest === file.digest)) return accept()
  const others = state.files.filter(({ name }) => name !== file.name && name !== overviewName)
  return others.length >= maxFiles ? refuse({ tag: 'TooManyFiles' }) : accept(fileAttached({ file }))
}

/** The portal has made the overview of what was retrieved; nothing where there is one by now, or nothing of which it is. */
export const attachOverview = ({ state }: DecisionContext, file: Attachment): Decision =>
  state.retrieval === null || hasOverview(state.files) ? accept() : accept(fileAttached({ file }))

export const removeFile = ({ state }: DecisionContext, name: string): Decision =>
  state.files.some(file => file.name === name) ? accept(fileRemoved({ name })) : refuse({ tag: 'NoSuchFile', name })
