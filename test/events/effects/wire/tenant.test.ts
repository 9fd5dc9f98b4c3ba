import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it, test } from 'vitest'
import { defaultTenantStyle, type TenantStyle, tenantMailAddresses } from '../../../../domain/portal/tenant'
import { pictureMost, readPicture } from '../../../../events/effects/wire/picture'
import { tenantStyleWireCodec } from '../../../../events/effects/wire/tenant'

const read = (answer: object): TenantStyle => {
  const style = tenantStyleWireCodec.decode(answer)
  if (E.isLeft(style)) throw new Error('not a tenant')
  return style.right
}

describe("a tenant's style", () => {
  it('is what the office says, wrapped or not', () => {
    const said = { name: 'De Linde', primary_color: '#1B6470', slogan: 'Samen', use_slogan: '1', tenant_id: '12' }
    for (const answer of [said, { data: said }])
      expect(read(answer)).toMatchObject({
        name: 'De Linde',
        full_name: 'De Linde',
        slogan: 'Samen',
        use_slogan: true,
        tenant_id: 12,
        colours: { ...defaultTenantStyle.colours, primary: '#1b6470' },
      })
  })

  it('has the portal default for what is left out or cannot be read', () => {
    expect(read({ data: { primary_color: 'url(javascript:alert(1))', use_slogan: 'perhaps', tenant_id: {} } })).toEqual(
      defaultTenantStyle,
    )
  })

  it('shows its texts on one line, without what turns or hides words, and cut off where they are too long', () => {
    const { name, slogan } = read({
      data: { name: 'Ons\n\u202eHuis\u0000', slogan: `${'🏡'.repeat(300)}` },
    })
    expect(name).toBe('Ons Huis')
    expect([...slogan]).toHaveLength(200)
    expect(slogan).toMatch(/^(🏡)+…$/u)
  })

  it('keeps right-to-left names, emoji and quotes as they are', () => {
    for (const name of ['مكتب الزيزفون', 'Huis & "Haard" <b>\'s</b>', '👨‍👩‍👧 Thuis'])
      expect(read({ name }).name).toBe(name)
  })

  test('a text of a megabyte is no work', () => {
    const { name } = read({ name: '\u200b'.repeat(1_000_000) })
    expect(name).toBe(defaultTenantStyle.name)
  })
})

describe('mail addresses', () => {
  const style = (more: object): TenantStyle => read({ contact_email: 'a@b.nl', support_email: 'hulp@b.nl', ...more })

  it('are shown where their flag is on, and only then', () => {
    expect(tenantMailAddresses(style({}))).toEqual({ contact: null, support: null })
    expect(tenantMailAddresses(style({ use_contact_email: 1 }))).toEqual({ contact: 'a@b.nl', support: null })
    expect(tenantMailAddresses(style({ use_support_email: true }))).toEqual({ contact: null, support: 'hulp@b.nl' })
  })

  it.each(['', 'geen adres', 'a@b.nl?subject=x', 'a@b', '<script>@b.nl', 'a@b.nl, c@d.nl', `${'a'.repeat(250)}@b.nl`])(
    'are none where the office has none that can be written to: %j',
    address => {
      expect(tenantMailAddresses(style({ support_email: address, use_support_email: true })).support).toBeNull()
    },
  )
})

describe('a picture', () => {
  const of = (body: unknown) => readPicture({ data: { body } })

  it('is known by its bytes, whatever it says it is', () => {
    expect(of('data:text/html;base64,iVBORw0KGgoAAAA=')).toBe('data:image/png;base64,iVBORw0KGgoAAAA=')
    expect(of(Buffer.from('<script>alert(1)</script>').toString('base64'))).toBeNull()
  })

  it('is never larger than what may hold up a page', () => {
    expect(of(`iVBORw0KGgo${'A'.repeat(pictureMost - 11)}`)).not.toBeNull()
    expect(of(`iVBORw0KGgo${'A'.repeat(pictureMost - 10)}`)).toBeNull()
  })

  test('nothing but base64 gets into its address', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const picture = of(`iVBORw0KGgo${text}`)
        expect(picture === null || /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/.test(picture)).toBe(true)
      }),
    )
  })
})
