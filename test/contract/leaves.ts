import * as t from 'io-ts'
import { type InvitationType, invitationTypeCodec, invitationTypes } from '../../domain/language/invitation'
import { momentText } from '../../domain/language/moment'
import {
  looseClaim,
  looseDate,
  looseDecimal,
  looseId,
  looseNumber,
  looseText,
  looseYesNo,
} from '../../events/effects/wire/loose'
import { pictureMost } from '../../events/effects/wire/picture'
import { reading } from '../../events/effects/wire/reading'
import type { Schema } from './schema'
import type { Leaf } from './shape'

/** What each codec of a leaf reads; where it reads more ('1,0' as a yes), the document says what is best written. */
const schemas: ReadonlyMap<t.Decoder<unknown, unknown>, Schema> = new Map<t.Decoder<unknown, unknown>, Schema>([
  [looseId, { type: ['string', 'number'], pattern: '\\S' }],
  [looseText, { type: ['string', 'number'] }],
  [looseNumber, { type: ['string', 'number'], pattern: '^-?\\d{1,15}([.,](\\d{1,2}|\\d{4,6}))?$' }],
  [looseDecimal, { type: ['string', 'number'], pattern: '^-?\\d{1,15}([.,]\\d{1,6})?$' }],
  [looseClaim, { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null] }],
  [looseYesNo, { enum: [1, 0, -1, true, false, '1', '0', '-1', 'true', 'false'], description: '-1: not known' }],
  [
    looseDate,
    {
      type: 'string',
      pattern: '^(\\d{4}-\\d{2}-\\d{2}([T ].*)?|\\d{2}-\\d{2}-\\d{4}|)$',
      description: 'YYYY-MM-DD, with or without a time, or DD-MM-YYYY',
    },
  ],
  [invitationTypeCodec, { enum: invitationTypes satisfies readonly InvitationType[] }],
])

/** A value as its codec reads it. Throws for a codec whose schema nobody wrote down. */
export const leaf = (codec: t.Decoder<unknown, unknown>, description?: string): Leaf => {
  const schema = schemas.get(codec)
  if (schema === undefined) throw new Error('Nobody said what this codec reads')
  return { tag: 'leaf', codec, schema: description === undefined ? schema : { ...schema, description } }
}

/** What says whether all is well cannot be left open. */
export const success: Leaf = {
  tag: 'leaf',
  codec: looseClaim,
  schema: { enum: [true, false, 1, 0, '1', '0', 'true', 'false'] },
}

export const accessToken: Leaf = { tag: 'leaf', codec: t.string, schema: { type: 'string', minLength: 1 } }

/** Kept and sent back as it came; nothing is read of it. */
export const anything: Leaf = { tag: 'leaf', codec: t.unknown, schema: {} }

export const moment: Leaf = {
  tag: 'leaf',
  codec: reading('moment', value => (value === '' ? '' : (momentText(value) ?? undefined))),
  schema: {
    type: 'string',
    pattern:
      '^([2-9]\\d{3}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}(:?\\d{2})?)?)?|\\d{2}-\\d{2}-[2-9]\\d{3}|)$',
    description:
      'An ISO date, with or without a time, or DD-MM-YYYY, none of before 2000; empty is none, and so is all else',
  },
}

export const colour: Leaf = {
  tag: 'leaf',
  codec: t.string,
  schema: { type: 'string', pattern: '^\\s*#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})\\s*$' },
}

/** A picture's base64: PNG, JPEG, GIF, WebP or SVG, told by its bytes. */
export const pictureBody: Leaf = {
  tag: 'leaf',
  codec: t.string,
  schema: { type: 'string', contentEncoding: 'base64', maxLength: pictureMost },
}
