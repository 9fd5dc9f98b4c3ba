/** Stored events that a document was attached, in place of one of the same name, or removed. */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { attachmentCodec } from '../../domain/sending/attachment'
import { definition } from './definition'

export const fileAttached = definition('FileAttached', 1, { file: field(attachmentCodec, 'words') })

export const fileRemoved = definition('FileRemoved', 1, { name: field(t.string, 'words', 'document') })
