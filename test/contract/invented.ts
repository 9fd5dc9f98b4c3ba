import { utf8Bytes } from '../../events/record/digest'
import type { With } from './calls'

/** What any call of the table can be made with, where no office looks at it. */
export const invented: With = {
  subdomain: 'kantoor',
  token: 'uitnodiging',
  username: 'jansen',
  password: 'geheim-12',
  newPassword: 'geheim-13',
  code: '123456',
  email: 'jan@voorbeeld.example',
  birth: '1980-02-01',
  home: '7',
  address: { postalCode: '1234AB', number: '1', addition: '' },
  invitation: '1',
  inventory: {},
  file: utf8Bytes('%PDF-1.7'),
}
