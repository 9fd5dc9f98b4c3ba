// Components are looked at as on a page: what all pages share is there before their own style sheets.
import '../../ui/theme/theme.css'
