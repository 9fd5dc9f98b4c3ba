import { describe, expect, test } from 'vitest'
import { profiles } from '../../../domain/invitation/profiles'
import { invitationTypes } from '../../../domain/language/invitation'
import { introView } from '../../../projections/intro/introView'
import { filledIn } from '../../events/decisions/filledIn'
import { invitation, portal } from '../portal'

const now = Date.parse('2026-11-21T12:00:00Z')

const intro = (start: Parameters<typeof portal>[0], iwize = true) => {
  const at = portal(start)
  at.does({ type: 'LoadSetting', name: 'iwize_integration', on: iwize })
  const view = introView(at.catalogue, at.state(), now)
  if (view.tag !== 'open') throw new Error(view.tag)
  return { ...view, starts: view.starts ?? [] }
}

describe('an invitation that is open', () => {
  test('asks how to supply the data and says how long each way takes', () => {
    const { question, starts, title, text } = intro({ type: 'financial_advice' })
    expect(title).toBe('Welkom bij Mijn Financieel Advies Voorbereiden')
    expect(text).toContain('financieel advies')
    expect(question).toBe('Hoe wilt u uw gegevens aanleveren?')
    expect(starts.map(({ button, to }) => [button, to])).toEqual([
      ['Start met ophalen', 'aqopi'],
      ['Start met invullen', 'personal_details'],
    ])
    expect(starts[0]?.text).toContain('ongeveer 5 minuten')
    expect(starts[1]?.text).toContain('ongeveer 20 minuten')
  })

  test('says how long a short one takes in the same sentence as the twenty minutes of a whole one', () => {
    const byHand = (one: ReturnType<typeof intro>) => one.starts.find(({ option }) => option === 'manual')?.text
    const { minutes } = profiles.financial_advice
    const words = `U vult uw gegevens zelf in. Een hele inventarisatie duurt ongeveer 20 minuten. Die van u is korter: ongeveer ${minutes} minuten.`
    expect(byHand(intro({ type: 'financial_advice' }))).toBe(words)
    const usual = 'U vult uw gegevens zelf in. Dit duurt ongeveer 20 minuten.'
    expect(byHand(intro({ type: 'full' }))).toBe(usual)
    // What is retrieved is not filled in by hand.
    expect(byHand(intro({ type: 'pension', partnerSession: true }))).toBe(usual)
  })

  test('says to every partner that he comes as one, and once', () => {
    const said = 'U bent uitgenodigd als partner.'
    for (const type of invitationTypes) {
      const { text } = intro({ type, partnerSession: true })
      expect([type, text.split(said).length]).toEqual([type, 2])
      expect(text.startsWith(`${said} `)).toBe(true)
    }
    expect(intro({ type: 'mortgage' }).text).not.toContain(said)
  })

  test('that asks nothing says that there is only sending to do', () => {
    const { title, text, starts } = intro({ type: 'mortgage_enrich', partnerSession: true })
    expect(title).toBe('Welkom bij Mijn Hypotheek Voorbereiden voor partners')
    expect(text).toBe('U bent uitgenodigd als partner. In deze vragenlijst zijn er geen vragen voor u.')
    expect(starts.map(({ title, text, button }) => [title, text, button])).toEqual([
      ['Versturen', 'U hoeft niets in te vullen, alleen te versturen.', 'Ga verder'],
    ])
    expect(intro({ type: 'mortgage_enrich' }).text).toBe('Controleer de gegevens van uw hypotheek en vul ze aan.')
  })

  test('asks nothing where there is one way', () => {
    const manual = intro({ type: 'full' }, false)
    expect(manual.question).toBeNull()
    expect(manual.starts.map(({ option }) => option)).toEqual(['manual'])
    const digital = intro({ type: 'mortgage' }, false)
    expect(digital.starts.map(({ option }) => option)).toEqual(['digital'])
  })

  test('can be filled in a question at a time, where anything is filled in', () => {
    const calm = (start: Parameters<typeof intro>[0]) =>
      intro(start).starts.map(({ option, oneAtATime }) => [option, oneAtATime?.button])
    expect(calm({ type: 'full' })).toEqual([
      ['digital', undefined],
      ['manual', 'Start vraag voor vraag'],
    ])
    expect(calm({ type: 'mortgage' })).toEqual([['digital', undefined]])
    expect(calm({ type: 'mortgage_enrich', partnerSession: true })).toEqual([['manual', undefined]])
  })

  test('offers nothing before it is known which ways there are', () => {
    const at = portal({ type: 'full' })
    const starts = () => {
      const view = introView(at.catalogue, at.state(), now)
      return view.tag === 'open' ? (view.starts?.map(({ option }) => option) ?? 'not yet') : view.tag
    }
    expect(starts()).toBe('not yet')
    at.does({ type: 'LoadSetting', name: 'iwize_integration', on: false })
    expect(starts()).toEqual(['manual'])
    const watched = portal({ type: 'mortgage' })
    const view = introView(watched.catalogue, watched.state(), now)
    expect(view.tag === 'open' && view.starts?.length).toBe(1)
  })

  test('begins by hand at the first step that asks something', () => {
    expect(intro({ type: 'mortgage_enrich' }).starts.map(({ to }) => to)).toEqual(['mortgage_and_pension'])
    const partner = intro({ type: 'pension', partnerSession: true })
    expect(partner.starts.map(({ to }) => to)).toEqual(['aqopi', 'personal_details'])
  })

  test('speaks of the discount but for monitoring and editing a mortgage', () => {
    const without = invitationTypes.filter(type => intro({ type }).discount === null)
    expect(without).toEqual(['pension', 'mortgage', 'mortgage_pension', 'mortgage_enrich'])
    for (const type of invitationTypes) expect(intro({ type, discount: 0 }).discount).toBeNull()
  })

  test.each([
    [undefined, '100'],
    [250, '250'],
    [1500, '1.500'],
  ])('names the discount of its office: %s', (discount, amount) => {
    expect(intro({ type: 'full', ...(discount === undefined ? {} : { discount }) }).discount).toBe(
      `Vult u de hele inventarisatie in? Dan krijgt u in totaal ${amount} euro korting op de advies- en bemiddelingskosten.`,
    )
  })
})

describe('an invitation that is not open', () => {
  const closed = (given: Parameters<typeof invitation>[1] | null) => {
    const at = portal({ invitation: given === null ? null : invitation('full', given) })
    const view = introView(at.catalogue, at.state(), now)
    return view.tag === 'closed' ? [view.title, view.text] : [view.tag]
  }

  test('says why', () => {
    expect(closed(null)).toEqual(['Geen geldige uitnodiging', null])
    expect(closed({ submitted_at: '2026-11-01' })).toEqual(['Deze uitnodiging is al gebruikt', null])
    expect(closed({ valid_until: '2026-11-20' })).toEqual([
      'Uw uitnodiging is verlopen',
      'Deze uitnodiging is niet meer geldig en u kunt geen gegevens naar ons opsturen.',
    ])
    expect(closed({ valid_until: '2026-11-21' })).toEqual(['open'])
  })

  test('says what one can do where another one is needed', () => {
    const lines = (given: Parameters<typeof invitation>[1] | null) => {
      const at = portal({ invitation: given === null ? null : invitation('full', given) })
      const view = introView(at.catalogue, at.state(), now)
      return view.tag === 'closed' ? view.lines : view.tag
    }
    expect(lines({ valid_until: '2026-11-20' })).toEqual(['Vraag uw adviseur om een nieuwe uitnodiging.'])
    expect(lines({ valid_until: '2026-11-21' })).toBe('open')
    expect(lines(null)).toEqual(['Vraag uw adviseur om een nieuwe uitnodiging.'])
    expect(lines({ valid_until: '2026-11-20', submitted_at: '2026-11-01' })).toEqual([
      'Uw adviseur heeft uw gegevens ontvangen op 01-11-2026.',
    ])
  })

  const day = { submitted_at: '2026-11-20T23:30:00Z' }
  const received = 'Uw adviseur heeft uw gegevens ontvangen op 21-11-2026.'
  const told = (at: ReturnType<typeof portal>) => {
    at.isInvited(invitation('full', day))
    const view = introView(at.catalogue, at.state(), now)
    return view.tag === 'closed' ? [view.lines, view.holdsAnswers] : [view.tag]
  }

  test('that was used says when it was received, and of answers that stand here only what is known', () => {
    expect(told(portal({ type: 'full' }))).toEqual([[received], false])
    const answered = portal({ type: 'full' })
    answered.answers('customer.first_name', 'Jan')
    const [lines, holds] = told(answered)
    expect(lines).toEqual([
      received,
      'Op dit apparaat staan ook antwoorden van u. Misschien heeft uw adviseur die niet.',
    ])
    expect(holds).toBe(true)
  })

  test('says that something was changed after the sending only where that is so', () => {
    const sent = filledIn({ type: 'financial_advice' })
    sent.does({ type: 'StartSending', body: 'b1' })
    sent.does({ type: 'NoteUnconfirmed', why: 'noAnswer' })
    sent.does({ type: 'NoteReceipt', invitation: invitation('financial_advice'), refused: false })
    sent.answers('customer.first_name', 'Piet')
    expect(told(sent)).toEqual([
      [
        received,
        'Na het versturen zijn op dit apparaat nog antwoorden gewijzigd. Misschien heeft uw adviseur die wijzigingen niet.',
      ],
      true,
    ])
  })

  test('is open where what stands for its use or its end is no moment', () => {
    expect(closed({ submitted_at: 'gisteren', valid_until: '0000-00-00' })).toEqual(['open'])
  })

  test('is not judged before the office has told who the customer is', () => {
    const at = portal()
    expect(introView(at.catalogue, at.state(), now).tag).toBe('loading')
  })
})
