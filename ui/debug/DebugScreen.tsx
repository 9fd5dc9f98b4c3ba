import { type ComponentType, useState } from 'react'
import { profiles } from '../../domain/invitation/profiles'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import { browserOf, isSupported } from '../../domain/portal/browser'
import { browserNames } from '../../domain/portal/browserNames'
import { looksGood, usernameVerdict } from '../../domain/rules/newAccount'
import { debugTexts } from '../../domain/texts/debugTexts'
import { AccountField } from '../account/AccountField'
import type { AccountDoors } from '../account/accountDoors'
import { focusField } from '../account/focusField'
import { Downloads } from '../shell/away/AwayScreen'
import { Section } from '../shell/page/Section'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { SelectField } from '../widgets/chosen/SelectField'
import type { FakeLoginProps } from './stub/FakeLogin'

type DebugScreenProps = Readonly<{
  doors: AccountDoors
  onLogOut: () => void
  /** The fake login; null in a build without. */
  fakeLogin: ComponentType<FakeLoginProps> | null
}>

const typeField = 'uitnodigingstype'
const types = invitationTypes.map(type => ({ value: type, label: `${profiles[type].label} (${type})` }))

/** /debug (spec 1 section 2), where `portal.json` has it on. */
export const DebugScreen = ({ doors, onLogOut, fakeLogin: FakeLogin }: DebugScreenProps) => {
  const { frame: Frame, navigate, notify } = doors
  const [type, setType] = useState<InvitationType | ''>('')
  const [missed, setMissed] = useState(false)
  const chosen = (): InvitationType | null => {
    if (type !== '') return type
    setMissed(true)
    notify('danger', debugTexts.choose)
    focusField(typeField)
    return null
  }
  const toIntro = (): void => {
    const to = chosen()
    if (to !== null) navigate(`/debug_intro?invitationType=${to}`)
  }
  return (
    <Frame title={debugTexts.title} lead={debugTexts.lead}>
      <Section title={debugTexts.session}>
        <SelectField<InvitationType | ''>
          id={typeField}
          label={debugTexts.type}
          placeholder={debugTexts.choose}
          options={types}
          empty=""
          value={type}
          error={missed && type === '' ? debugTexts.choose : undefined}
          onCommit={setType}
        />
        <Actions>
          {FakeLogin !== null && <FakeLogin doors={doors} chosen={chosen} />}
          <Button onClick={toIntro}>{debugTexts.toIntro}</Button>
          <Button onClick={onLogOut}>{debugTexts.logOut}</Button>
        </Actions>
      </Section>
      <UsernameTest />
      <Section title={debugTexts.browserTitle}>
        <DetectedBrowser doors={doors} />
        <Downloads />
      </Section>
    </Frame>
  )
}

const DetectedBrowser = ({ doors: { host } }: Pick<DebugScreenProps, 'doors'>) => {
  const browser = browserOf(navigator.userAgent)
  return (
    <>
      <p>{debugTexts.browser(browserNames[browser])}</p>
      <p>{isSupported(browser, host) ? debugTexts.supported : debugTexts.unsupported}</p>
    </>
  )
}

/** Runs the rules of a new name (OPEN-103); nothing is asked of the office. */
const UsernameTest = () => {
  const [name, setName] = useState('')
  const [tested, setTested] = useState<string | null>(null)
  const verdict = tested === null ? null : usernameVerdict(tested)
  return (
    <Section title={debugTexts.usernameTitle}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setTested(name)
        }}
      >
        <AccountField
          id="gebruikersnaam"
          label={debugTexts.username}
          autoComplete="username"
          value={name}
          error={verdict ?? undefined}
          praise={tested !== null && verdict === null ? looksGood : undefined}
          onChange={text => {
            setName(text)
            setTested(null)
          }}
        />
        <Actions>
          <Button type="submit">{debugTexts.test}</Button>
        </Actions>
      </form>
    </Section>
  )
}
