import { callTimeoutMs } from '../../events/effects/calls/callTimeout'
import { givenKeys } from './givenKeys'

export const usage =
  'npm run contract -- URL [--origin ORIGIN] [--login URL] [--proxy URL] [--tenant NAME] [--with FILE] [--write] [--verbose]'

const options = {
  URL: 'the address of the office that the calls go to (`api` of portal.json)',
  '--origin ORIGIN':
    'the page that calls, as https://portaal.voorbeeld.nl; else the host of portal.json that names URL, or its first',
  '--login URL': 'where the login goes, if not to URL (`login` of portal.json)',
  '--proxy URL': 'where the calls of the proxy go, if not to URL (`proxy` of portal.json)',
  '--tenant NAME': 'the name whose look is read (`subdomain` of portal.json)',
  '--with FILE': 'a file of JSON with test accounts, see below',
  '--write': 'makes an account, sends a document and an inventory (that twice, as after a lost answer), has mails sent',
  '--verbose': 'beside each value of an answer, how the portal takes it',
  '--help': 'this page',
}

const wide = (rows: readonly (readonly [string, string])[]): readonly string[] =>
  rows.map(([name, says]) => `  ${name.padEnd(24)} ${says}`)

const keyRows = givenKeys.flatMap(({ name, says, keys }): readonly (readonly [string, string])[] => [
  [name, says],
  ...Object.entries(keys).map(([key, what]) => [`  .${key}`, what] as const),
])

/** The page of `--help`. */
export const help: readonly string[] = [
  usage,
  '',
  "Makes the portal's calls to an office's own back end, as the browser of a customer makes them: with the Origin of a",
  'page, asking first where a browser does, with cookies on the login alone, and waiting no longer than the portal',
  `(${callTimeoutMs / 1000} s; a document and an inventory longer). It says of each call whether the portal takes the answer, and of each`,
  'thing that it does not take: the place, what stands there, and what was wanted. It reads unless',
  'told to write, and never guesses a code; it logs in as nobody (`niemand.proef`) to see a refusal. What it prints holds',
  'values of the answers: lend it test accounts only.',
  '',
  'Options',
  ...wide(Object.entries(options)),
  '',
  'Keys of the file; each may be left out, and what needs it is then not tried',
  ...wide(keyRows),
  '',
  'Each finding is one of',
  '  STOPS    a customer cannot go on, or a browser would not read the answer',
  '  differs  what stands there is not read',
  '  remark   it is read, and worth knowing',
  '',
  'Exit status: 0 when all that a visit needs was tried and everything is taken and read (remarks may stand), 1 when not,',
  '2 when it was asked wrongly.',
]
