import * as t from 'io-ts'
import { type InvitationType, invitationTypeCodec, invitationTypes } from '../../domain/language/invitation'
import { momentText } from '../../domain/language/moment'
import { codecFrom } from '../../events/effects/wire/codecFrom'
import {
  looseBoolean,
  looseDate,
  looseDecimal,
  looseId,
  looseNumber,
  looseText,
  looseYesNo,
} from '../../events/effects/wire/looseCodecs'
import { pictureBeginnings, pictureMost, readPicture } from '../../events/effects/wire/picture'
import { readWireColour } from '../../events/effects/wire/tenant'
import { amountPattern, decimalPattern, exact, keptLength, looseDatePattern, momentPattern } from './patterns'
import type { Schema } from './schema'
import type { Leaf } from './shape'

const textOrNumber: Schema = { type: ['string', 'number'], ...exact, maxLength: keptLength }

/** What each codec of a leaf reads; where it reads more ('1,0' as a yes), the document says what is best written. */
const schemas: ReadonlyMap<t.Decoder<unknown, unknown>, Schema> = new Map<t.Decoder<unknown, unknown>, Schema>([
  [looseId, { ...textOrNumber, pattern: '\\S', example: 1 }],
  [looseText, { ...textOrNumber, example: 'Voorbeeld' }],
  [looseNumber, { ...textOrNumber, pattern: amountPattern, example: 1250.5 }],
  [looseDecimal, { ...textOrNumber, pattern: decimalPattern, example: 50 }],
  [looseBoolean, { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null], example: true }],
  [
    looseYesNo,
    { enum: [1, 0, -1, true, false, '1', '0', '-1', 'true', 'false'], description: '-1: not known', example: 1 },
  ],
  [
    looseDate,
    {
      type: 'string',
      pattern: looseDatePattern,
      description: 'YYYY-MM-DD, at midnight or without a time, or DD-MM-YYYY; empty is not known',
      example: '2020-01-31',
    },
  ],
  [invitationTypeCodec, { enum: invitationTypes satisfies readonly InvitationType[], example: 'full' }],
])

/** What is best written of what a codec reads. Throws for a codec whose schema nobody wrote down. */
export const schemaOfReader = (codec: t.Decoder<unknown, unknown>): Schema => {
  const schema = schemas.get(codec)
  if (schema === undefined) throw new Error('Nobody said what this codec reads')
  return schema
}

/** A value as its codec reads it. */
export const leaf = (codec: t.Decoder<unknown, unknown>, description?: string): Leaf => {
  const schema = schemaOfReader(codec)
  return { tag: 'leaf', codec, schema: description === undefined ? schema : { ...schema, description } }
}

/** What says whether all is well cannot be left open. */
export const success: Leaf = {
  tag: 'leaf',
  codec: looseBoolean,
  schema: { enum: [true, false, 1, 0, '1', '0', 'true', 'false'], example: true },
}

const bearer = /^\S{1,8000}$/

export const accessToken: Leaf = {
  tag: 'leaf',
  codec: codecFrom('access token', value => (typeof value === 'string' && bearer.test(value) ? value : undefined)),
  schema: { type: 'string', pattern: bearer.source },
}

/** Kept and sent back as it came; nothing is read of it. */
export const anything: Leaf = { tag: 'leaf', codec: t.unknown, schema: { example: {} } }

export const moment: Leaf = {
  tag: 'leaf',
  codec: codecFrom('moment', value => (value === '' ? '' : (momentText(value) ?? undefined))),
  schema: {
    type: 'string',
    pattern: momentPattern,
    description:
      'An ISO date, with or without a time (without a zone in UTC), or DD-MM-YYYY, none of before 2000; empty is none',
  },
}

export const colour: Leaf = {
  tag: 'leaf',
  codec: codecFrom('colour', value => readWireColour(value) ?? undefined),
  schema: { type: 'string', pattern: '^#?(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$', example: '#17468f' },
}

/** The schemas that many keys have, by a name for each. */
export const namedSchemas: Readonly<Record<string, Schema>> = {
  Id: schemaOfReader(looseId),
  Text: schemaOfReader(looseText),
  Amount: schemaOfReader(looseNumber),
  Decimal: schemaOfReader(looseDecimal),
  Claim: schemaOfReader(looseBoolean),
  YesNo: schemaOfReader(looseYesNo),
  Date: schemaOfReader(looseDate),
  Moment: moment.schema,
  Colour: colour.schema,
}

/** A picture's base64: PNG, JPEG, GIF, WebP or SVG, told by its bytes. */
export const pictureBody: Leaf = {
  tag: 'leaf',
  codec: codecFrom('picture', body => readPicture({ body }) ?? undefined),
  schema: {
    type: 'string',
    contentEncoding: 'base64',
    pattern: `^(?:${pictureBeginnings.map(([beginning]) => beginning).join('|')})[A-Za-z0-9+/]*={0,2}$`,
    maxLength: pictureMost,
    description: 'The bytes of a PNG, JPEG, GIF, WebP or SVG in base64',
  },
}
