import '../../theme/theme.css'
import './tool.css'
import { createRoot } from 'react-dom/client'
import { survey } from '../../../domain/catalogue/survey'
import { load } from '../../../domain/engine/load'
import { refuseStrayDrops } from '../../widgets/files/dropped'
import { createDesk } from './opening/desk'
import { SupportTool } from './SupportTool'
import { Trouble } from './Trouble'

/** The support tool: it reads what it is given, keeps nothing, and has nobody to tell it to. */
const element = document.getElementById('root')
if (element !== null) {
  const catalogue = load(survey)
  refuseStrayDrops(window)
  createRoot(element).render(
    <Trouble>
      <SupportTool catalogue={catalogue} rules={__RULES__} desk={createDesk(catalogue, __RULES__)} />
    </Trouble>,
  )
}
