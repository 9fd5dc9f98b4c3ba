import type { ComponentType } from 'react'
import { constantStream } from '../../../events/stream'
import { ProblemScreen } from '../../../ui/shell/ProblemScreen'
import { Dialog } from '../../../ui/shell/page/Dialog'
import { Skeleton } from '../../../ui/shell/Skeleton'
import { UnsupportedScreen } from '../../../ui/shell/unsupported/UnsupportedScreen'
import { ErrorSummary } from '../../../ui/shell/wizard/ErrorSummary'
import { Button } from '../../../ui/widgets/Button'
import { Charts } from './charts'
import { ChoiceFields } from './choices'
import { PersonFields } from './fields'
import { nothing, Public, Wizard } from './frame'
import { Cards, MapScene } from './homes'
import { Employers, Files, LoginFields } from './lists'
import { TypingScene } from './typing'

const personal = { title: 'Persoonlijke gegevens', lead: 'Controleer uw gegevens en vul aan wat ontbreekt.' }
const lines = [
  { id: 'first', label: 'Roepnaam', message: 'Vul uw roepnaam in' },
  { id: 'birth', label: 'Geboortedatum', message: 'Vul uw geboortedatum in' },
  { id: 'marital', label: 'Burgerlijke staat', message: 'Vul uw burgerlijke staat in' },
  { id: 'employed', label: 'Bent u in loondienst?', message: 'Bent u in loondienst?' },
]
const longName = 'Wilhelmina Frederika Antoinetta van Nieuwenhuizen-Oosterveld tot Amerongen'
const longWord = 'Aansprakelijkheidsverzekeringsmaatschappijenoverkoepelingsorgaan'

export const scenes = {
  login: () => (
    <Public title="Inloggen">
      <form>
        <LoginFields />
        <Button kind="primary" type="submit">
          Inloggen
        </Button>
        <p style={{ marginTop: '1.5rem' }}>
          <a href="#u">Gebruikersnaam vergeten?</a>
        </p>
        <p>
          <a href="#w">Wachtwoord vergeten?</a>
        </p>
      </form>
    </Public>
  ),
  registerRefused: () => (
    <Public
      title="Registreren voor Mijn Hypotheek Voorbereiden"
      lead="Na het registreren kunt u direct inloggen."
      notice={{ kind: 'danger', text: 'Registreren mislukt' }}
      tenantName="Vereniging Eigen Woningbezitters Noordoost-Nederland"
    >
      <LoginFields refused />
      <Button kind="primary" busy>
        Registreren
      </Button>
    </Public>
  ),
  empty: () => (
    <Wizard {...personal} current={0}>
      <PersonFields state="empty" />
    </Wizard>
  ),
  filled: () => (
    <Wizard {...personal} notice={{ kind: 'success', text: 'Het wachtwoord is veranderd' }}>
      <PersonFields state="filled" />
    </Wizard>
  ),
  refused: () => (
    <Wizard {...personal} notice={{ kind: 'danger', text: 'Niet alle velden zijn ingevuld' }}>
      <ErrorSummary lines={lines} attempt={1} />
      <PersonFields state="refused" />
    </Wizard>
  ),
  disabled: () => (
    <Wizard {...personal} disabled>
      <PersonFields state="disabled" />
    </Wizard>
  ),
  busy: () => (
    <Wizard {...personal} busy saving={{ kind: 'resting', isSaved$: constantStream(false) }} current={8}>
      <Skeleton rows={4} />
    </Wizard>
  ),
  saveFailed: () => (
    <Wizard
      {...personal}
      saving={{
        kind: 'failed',
        text: 'Bewaren lukt niet: dit apparaat is vol. Maak ruimte vrij en probeer het opnieuw.',
        action: { label: 'Opnieuw proberen', onClick: nothing },
      }}
    >
      <Employers name="Bakkerij Jansen" removed="Werkgever 3" />
      <Files name="pensioenoverzicht.pdf" />
    </Wizard>
  ),
  choicesEmpty: () => (
    <Wizard title="Financiering" lead="Zo leert uw adviseur wat u belangrijk vindt.">
      <ChoiceFields state="empty" />
    </Wizard>
  ),
  choicesFilled: () => (
    <Wizard title="Financiering" lead="Zo leert uw adviseur wat u belangrijk vindt.">
      <ChoiceFields state="filled" />
    </Wizard>
  ),
  choicesRefused: () => (
    <Wizard title="Financiering" lead="Zo leert uw adviseur wat u belangrijk vindt.">
      <ChoiceFields state="refused" />
    </Wizard>
  ),
  choicesDisabled: () => (
    <Wizard title="Financiering" lead="Zo leert uw adviseur wat u belangrijk vindt." disabled>
      <ChoiceFields state="disabled" />
    </Wizard>
  ),
  long: () => (
    <Wizard title={`Overlijden van uw partner ${longName}`} lead={`${personal.lead} ${longWord}`} withPicture>
      <Employers name={longName} removed={longName} />
      <Files name={`${longWord}-${longWord}.pdf`} />
    </Wizard>
  ),
  framed: () => (
    <Wizard {...personal} framed withPicture>
      <Employers name="Bakkerij Jansen" removed={null} />
    </Wizard>
  ),
  dialog: () => (
    <Wizard {...personal}>
      <Dialog
        open
        title="Uw antwoorden zijn nog niet verstuurd"
        onClose={nothing}
        actions={
          <>
            <Button kind="primary">Bewaren op dit apparaat</Button>
            <Button kind="danger">Wissen</Button>
          </>
        }
      >
        <p>Wilt u uw antwoorden bewaren, zodat u later verder kunt gaan?</p>
      </Dialog>
      <PersonFields state="filled" />
    </Wizard>
  ),
  charts: () => (
    <Wizard title="Toekomstig inkomen" lead={personal.lead}>
      <Charts longName={`${longName} ${longWord}`} />
    </Wizard>
  ),
  homes: () => (
    <Wizard title="Verhuizen" lead={personal.lead}>
      <Cards longName={longName} />
      <MapScene />
    </Wizard>
  ),
  typing: TypingScene,
  problem: () => <ProblemScreen onRetry={nothing} onSaveAnswers={nothing} code="K7-4821" />,
  mobile: () => <UnsupportedScreen reason="mobile" office={sign} link={link} />,
  browser: () => (
    <UnsupportedScreen
      reason="browser"
      office={sign}
      link={link}
      message="Uw browser wordt niet ondersteund"
      copy={refused}
    />
  ),
} satisfies Record<string, ComponentType>

const sign = { name: 'Kantoor De Linde', logo: null, supportEmail: 'hulp@kantoordelinde.example' }
const link = 'https://delinde.voorbeeldportaal.nl/register?token=abcdef0123456789'
const refused = (): Promise<never> => Promise.reject(new Error('No clipboard'))

export type SceneName = keyof typeof scenes
