import { type Attachment, hasOverview, maxFileBytes, maxFiles, overviewName } from '../../domain/sending/file'
import { fileAttached, fileRemoved } from '../definitions/files'
import { type Deciding, type Decision, done, refused } from './decision'

/**
 * The customer adds a document; one of the same name is replaced (checklist OPEN-130), the very same is there already: the
 * office gets nothing twice.
 */
export const attachFile = ({ state }: Deciding, file: Attachment): Decision => {
  if (file.size > maxFileBytes) return refused({ tag: 'FileTooLarge' })
  if (state.files.some(one => one.name === file.name && one.digest === file.digest)) return done()
  const others = state.files.filter(({ name }) => name !== file.name && name !== overviewName)
  return others.length >= maxFiles ? refused({ tag: 'TooManyFiles' }) : done(fileAttached({ file }))
}

/** The portal has made the overview of what was retrieved; nothing where there is one by now, or nothing of which it is. */
export const attachOverview = ({ state }: Deciding, file: Attachment): Decision =>
  state.retrieval === null || hasOverview(state.files) ? done() : done(fileAttached({ file }))

export const removeFile = ({ state }: Deciding, name: string): Decision =>
  state.files.some(file => file.name === name) ? done(fileRemoved({ name })) : refused({ tag: 'NoSuchFile', name })
