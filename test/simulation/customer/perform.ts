// Does what a step of a script says, as far as it can be done there and then: what no screen offers, nobody does.

import { sha256Hex } from '../../../events/log/hashChain'
import { utf8Bytes } from '../../../events/record/digest'
import { nextUndo } from '../../../projections/undo/nextUndo'
import { dispatchSendAgain, sendAnswers } from '../../../ui/survey/sending/sendAnswers'
import { enteredMessage, loginIdentityOf } from '../../../ui/visit/provider/visitHandle'
import { commandOf } from '../../arbitraries/commands'
import { logKey } from '../logKey'
import type { World, WorldTab } from '../world'
import { onPage, onWork } from './atWork'
import { befall } from './befall'
import { carry } from './carry'
import { type LogoutChoice, type Step, stepLine, tabsPerDevice } from './script'
import { typeLetters } from './typeLetters'

const logIn = async (world: World, { page, portal }: WorldTab, who: 0 | 1): Promise<void> => {
  if (page === null || portal === null || page.isAsleep() || !['/', '/login'].includes(portal.shown() ?? '')) return
  const customer = world.customers[who]
  if (customer === undefined) return
  const { session } = portal.app
  const token = `token-${world.office.letIn.size + 1}-${Math.floor(world.random() * 1e9)}`
  world.office.begin(token, customer)
  world.count(`login of customer ${who}`)
  await world.scheduler.happen(page, () => {
    session.begin({ accessToken: token, username: customer.name, invitationToken: null }, portal.app.clock.now())
    void session.kept().then(() => portal.router.go('/intro', true))
  })
}

const wish = (world: World, { device, portal }: WorldTab): void => {
  const invitation = portal?.app.session.stored()?.invitation_id ?? portal?.visit()?.invitation ?? null
  if (invitation !== null) world.wishes.add(logKey(device, invitation))
}

const logOut = (world: World, tab: WorldTab): Promise<void> =>
  onPage(world, tab, ({ app, send }) =>
    send({ tag: 'logoutRequested', identity: loginIdentityOf(app.session.stored()) }),
  )

/** Answers the question that a logout asks. */
const choose = (world: World, tab: WorldTab, how: LogoutChoice): Promise<void> =>
  onPage(world, tab, ({ app, send }) => {
    const { loggingOut } = app.lifecycle$.value
    if (loggingOut === null || loggingOut.what === 'looking') return
    world.count(`asked at logout: ${loggingOut.what}`)
    if (how === 'erase') wish(world, tab)
    const identity = how === 'stay' ? null : loginIdentityOf(app.session.stored())
    send({ tag: 'logoutChosen', how, identity })
  })

/** Until a page has started, and until a visit is open, where nothing is slow; milliseconds. */
const comingMs = 700
/** Until a logout knows what it asks, where nothing is slow; milliseconds. */
const askingMs = 200

const noNavigation = (): void => undefined

/** Over so many milliseconds nobody looks: the machines sleep. */
const awakeMs = 7_200_000

/** Time passes before a step. */
export const pass = async (world: World, ms: number): Promise<void> => {
  const pages = ms > awakeMs ? world.tabs.flatMap(({ page }) => (page === null || page.isAsleep() ? [] : [page])) : []
  for (const page of pages) page.sleep(true)
  await world.scheduler.advance(ms)
  for (const page of pages) page.sleep(false)
}

/** What a step says, but for the time before it. */
export const perform = async (world: World, step: Step): Promise<void> => {
  const { scheduler } = world
  const tab = world.tabs[step.tab % (world.devices.length * tabsPerDevice)]
  if (tab === undefined) return
  world.count(`act: ${step.act}`)
  world.note(stepLine(step))
  switch (step.act) {
    case 'open':
      return tab.page === null ? world.load(tab) : undefined
    case 'log in':
      return logIn(world, tab, step.who)
    case 'come in':
      if (tab.page === null) await world.load(tab)
      await scheduler.advance(comingMs)
      await logIn(world, tab, step.who)
      return scheduler.advance(comingMs)
    case 'go':
      return onPage(world, tab, portal => portal.router.go(step.path, false))
    case 'back':
      return onPage(world, tab, portal => portal.router.navigator.go(-1))
    case 'here':
      return onPage(world, tab, ({ app, send }) => {
        if (app.lifecycle$.value.phase.tag === 'inOtherTab') send(enteredMessage(app, true))
      })
    case 'type':
      return typeLetters(world, tab, step)
    case 'answer':
      return onWork(world, tab, ({ survey }) => {
        survey.dispatch(commandOf(survey.catalogue, survey.live.view().state, step.move))
      })
    case 'undo':
      return onWork(world, tab, ({ survey }) => {
        const streams = survey.logHistory$.value
        const history = typeof streams === 'string' ? null : streams.history$.value
        const ready = history === null ? null : nextUndo(history, survey.live.view().state, step.direction).ready
        if (ready === null) return
        world.count('undone')
        survey.dispatch(ready.command)
      })
    case 'attach':
      return onWork(world, tab, ({ survey }) => {
        const bytes = utf8Bytes(step.name.repeat(step.size))
        const digest = sha256Hex(bytes)
        const file = { name: step.name, type: 'application/pdf', size: bytes.length, digest } as const
        survey.dispatch({ type: 'AttachFile', file }, [{ digest, bytes }])
      })
    case 'submit':
      return onWork(world, tab, ({ survey }) => void survey.dispatch({ type: 'SubmitStep', step: step.step }))
    case 'send':
      return onWork(world, tab, ({ portal, survey }) => {
        portal.visit()?.drafts.commit()
        sendAnswers(survey, noNavigation)
      })
    case 'send again':
      return onWork(world, tab, ({ survey }) => dispatchSendAgain(survey, noNavigation))
    case 'log out':
      return logOut(world, tab)
    case 'choose':
      return choose(world, tab, step.how)
    case 'leave':
      await logOut(world, tab)
      await scheduler.advance(askingMs)
      return choose(world, tab, step.how)
    case 'carry':
      return carry(world, tab, world.tabs[step.to % world.tabs.length], step.picks)
    case 'erase again':
      return onPage(world, tab, ({ app, send }) => {
        if (app.lifecycle$.value.phase.tag === 'sent') send({ tag: 'eraseRetried' })
      })
    case 'erase answers':
      return onWork(world, tab, ({ portal }) => {
        // Only an invitation that is closed offers it.
        if (portal.visit()?.store.state().invitation?.submitted_at == null) return
        wish(world, tab)
        portal.send({ tag: 'eraseRequested' })
      })
    case 'reload':
      return tab.page === null || tab.page.isAsleep() ? undefined : world.load(tab)
    case 'close':
      return tab.page?.isAsleep() === true ? undefined : world.unload(tab, true)
    case 'kill':
      return world.unload(tab, false)
    case 'hide':
    case 'show':
      return onPage(world, tab, () => {
        const { page } = tab
        if (page === null) return
        page.document.visibilityState = step.act === 'hide' ? 'hidden' : 'visible'
        page.document.dispatchEvent(new Event('visibilitychange'))
      })
    case 'sleep':
    case 'wake':
      return tab.page?.sleep(step.act === 'sleep')
    default:
      return befall(world, tab.device, step)
  }
}
